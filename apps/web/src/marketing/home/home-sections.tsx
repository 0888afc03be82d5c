import { homeWords } from '@tintforge/content';
import { PaneRamp } from '@tintforge/ui';
import { BookAction, CallAction } from '../parts/actions';
import { ClosingCall } from '../parts/closing-call';
import { About } from './about';
import { Brands } from './brands';
import { Comparison } from './comparison';
import { Films } from './films';
import { Services } from './services';
import { Testimonials } from './testimonials';

const { closing } = homeWords;

/** The start page below its first screen. All of it is static, so it stays out of the page's own code. */
export function HomeSections() {
  return (
    <>
      <PaneRamp />
      <Services />
      <Films>
        <Comparison />
      </Films>
      <Brands />
      <Testimonials />
      <About />
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        action={<BookAction>{closing.book}</BookAction>}
        secondAction={<CallAction />}
      />
    </>
  );
}
