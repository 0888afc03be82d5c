import { Banner, Button, DeskIcon } from '@tintforge/ui';
import { useRef } from 'react';
import { checkInWords } from '../words';
import styles from './scanner.module.css';
import { useScanner } from './use-scanner';

const words = checkInWords.scanner;

const load = async () => (await import('./code-reader')).loadCodeReader();

/** The camera, requested only when the user starts it. */
export function Scanner({ onRead }: { onRead: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, start, stop, switchTorch } = useScanner({ video, onRead, load });
  const isOn = state.kind === 'on';

  return (
    <div className={styles.root}>
      <div className={styles.frame} data-theme="ink" data-state={state.kind}>
        <video ref={video} className={styles.picture} aria-label={words.name} muted playsInline hidden={!isOn} />
        {isOn ? (
          <span className={styles.target} aria-hidden="true" />
        ) : (
          <span className={styles.sign} aria-hidden="true">
            <DeskIcon name="scan-line" />
          </span>
        )}
      </div>
      {state.kind === 'failed' && <Banner tone="warning">{words.failures[state.why]}</Banner>}
      <div className={styles.keys}>
        {isOn ? (
          <>
            <Button onClick={stop}>{words.stop}</Button>
            {state.torch !== undefined && (
              <Button aria-pressed={state.torch} onClick={switchTorch}>
                <DeskIcon name="flashlight" size="small" />
                <span>{state.torch ? words.torchOff : words.torchOn}</span>
              </Button>
            )}
            <p className={styles.aim}>{words.aim}</p>
          </>
        ) : (
          <Button variant="solid" busyLabel={state.kind === 'starting' ? words.starting : undefined} onClick={start}>
            <DeskIcon name="camera" size="small" />
            <span>{words.start}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
