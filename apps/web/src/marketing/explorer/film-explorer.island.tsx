import { explorerPicture } from '@tintforge/content';
import { Button, Container, RadioGroup, VisuallyHidden } from '@tintforge/ui';
import { useEffect, useRef, useState } from 'react';
import { island } from '../../islands/island';
import styles from './explorer.module.css';
import { explorerZones, type LookName, withoutSecondLook, withShade } from './look';
import { LookStage } from './look-stage';
import type { ShadeTarget } from './offered-shades';
import type { ServedLook } from './served-look';
import { ShadePalette } from './shade-palette';
import { useLook } from './use-look';
import { bringLookLaw, useLookLaw } from './use-look-law';
import { ViewBar } from './view-bar';

const { palette, compare } = explorerPicture;

/** The picture with its light, and the shades next to it. */
function Explorer(served: ServedLook) {
  const { look, change } = useLook(served.look);
  const law = useLookLaw(look);
  const [wanted, setWanted] = useState<ShadeTarget>('all');
  const [edited, setEdited] = useState<LookName>('a');
  const hasSecond = look.otherShades !== null;
  const name = hasSecond ? edited : 'a';
  // Until the law is here, the words are those of the served page.
  const linesOf = (each: LookName) => law?.linesOf(look, each) ?? served.lines;
  const said = useSpokenChange([...linesOf('a'), ...(hasSecond ? linesOf('b') : [])]);
  // A link may open a car that doesn't have the selected window.
  const target = wanted !== 'all' && explorerZones(look.vehicleType).includes(wanted) ? wanted : 'all';

  async function addSecond() {
    const { withSecondLook } = await bringLookLaw();
    setEdited('b');
    change(withSecondLook);
  }

  function removeSecond() {
    setEdited('a');
    change(withoutSecondLook);
  }

  return (
    <>
      <div className={styles.top} data-theme="ink">
        <Container className={styles.columns}>
          <div className={styles.picture}>
            <LookStage look={look} linesOf={linesOf} target={target} onChoose={setWanted} />
            <ViewBar look={look} onLook={change} />
          </div>
          <div className={styles.controls}>
            {hasSecond && (
              <RadioGroup
                look="segments"
                name="look"
                legend={palette.look}
                options={[
                  { value: 'a', label: palette.looks.a },
                  { value: 'b', label: palette.looks.b },
                ]}
                value={name}
                onValueChange={(value) => setEdited(value === 'b' ? 'b' : 'a')}
              />
            )}
            <ShadePalette
              look={look}
              law={law}
              served={served}
              name={name}
              target={target}
              onTarget={setWanted}
              onShade={(shadeId) => change((before) => withShade(before, { name, zone: target, shadeId }))}
              onLook={change}
            />
            <Button onClick={hasSecond ? removeSecond : addSecond}>{hasSecond ? compare.remove : compare.add}</Button>
          </div>
        </Container>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

/** The lines that have changed since the last render, for screen readers; nothing at first. */
function useSpokenChange(lines: readonly string[]): string {
  const before = useRef(lines);
  const [said, setSaid] = useState('');
  const all = lines.join('\n');

  useEffect(() => {
    const now = all.split('\n');
    const changed = now.filter((line, index) => line !== before.current[index]);
    before.current = now;
    if (changed.length > 0) setSaid(changed.join(' '));
  }, [all]);

  return said;
}

export const FilmExplorer = island('film-explorer', Explorer, { readsAddress: true });
