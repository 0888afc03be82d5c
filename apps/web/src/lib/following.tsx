import { late } from '@tintforge/app-base/late/late';
import { type ComponentType, Suspense, useEffect, useState } from 'react';

/**
 * A part of an island in which nothing is pressed, and whose code follows the first response. The served HTML stays
 * unchanged until that code is here, whatever else changes. Then React takes it over and updates it.
 */
export function following<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = late(load);

  return function Following(props: Props) {
    const part = (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
    // The same element in every render: for another one React would throw the HTML away before the code is here.
    const [served] = useState(part);
    const [isHere, setIsHere] = useState(false);

    useEffect(() => {
      let isWanted = true;
      void Part.fetch().then(() => isWanted && setIsHere(true));
      return () => {
        isWanted = false;
      };
    }, []);

    return isHere ? part : served;
  };
}
