import type { StaffBooking } from '@tintforge/api-contract';
import { staffEndpoints } from '@tintforge/api-contract/staff-client';
import { Button } from '@tintforge/ui';
import { useEffect, useRef, useState } from 'react';
import { staffFile } from '../lib/staff-file';
import styles from './certificate-pictures.module.css';
import { deedWords } from './words';

const words = deedWords.exemption.pictures;

interface CertificatePicturesProps {
  booking: Pick<StaffBooking, 'trackingCode' | 'certificates'>;
  /** The number of the car; 1 in a booking of one. */
  car: number;
}

/** The photos of a car's certificate, which are fetched when they are asked for, and are kept by no one. */
export function CertificatePictures({ booking: { trackingCode, certificates }, car }: CertificatePicturesProps) {
  const photos = certificates.find((each) => each.car === car)?.photos ?? [];
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  /** The one in its own size. */
  const [large, setLarge] = useState<number>();
  const fetching = useRef<AbortController>(undefined);
  useEffect(() => () => fetching.current?.abort(), []);
  if (photos.length === 0) return <span className={styles.text}>{words.none}</span>;

  async function show() {
    setState('loading');
    setLarge(undefined);
    fetching.current = new AbortController();
    const { signal } = fetching.current;
    try {
      setPictures(await Promise.all(photos.map((id) => fetchPicture({ code: trackingCode, id, signal }))));
      setState('open');
    } catch {
      if (!signal.aborted) setState('failed');
    }
  }

  return (
    <span className={styles.root}>
      {state === 'open' ? (
        <>
          {pictures.map((picture, index) => (
            <span key={index} className={styles.frame}>
              <button
                type="button"
                aria-pressed={large === index}
                title={large === index ? words.fit : words.enlarge}
                className={styles.zoom}
                onClick={() => setLarge(large === index ? undefined : index)}
              >
                <img src={picture} alt={words.photo(index + 1)} />
              </button>
            </span>
          ))}
          <Button size="small" onClick={() => setState('closed')}>
            {words.hide}
          </Button>
        </>
      ) : (
        <Button size="small" busyLabel={state === 'loading' ? words.loading : undefined} onClick={() => void show()}>
          {words.show(photos.length)}
        </Button>
      )}
      <span role="status" className={styles.failure}>
        {state === 'failed' ? words.failed : ''}
      </span>
    </span>
  );
}

/** A photo as a data URL: an image element sends no login, and a page may show no blob. */
async function fetchPicture({ code, id, signal }: { code: string; id: string; signal: AbortSignal }): Promise<string> {
  const { path } = staffEndpoints.getCertificatePhoto;
  const response = await staffFile(path.replace(':code', code).replace(':id', id), signal);
  const file = new Blob([await response.arrayBuffer()], { type: 'image/jpeg' });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The photo can’t be read'));
    reader.readAsDataURL(file);
  });
}
