import type { CarCertificate } from '@tintforge/api-contract';
import { certificatePhotosMost } from '@tintforge/booking-core';
import { Button } from '@tintforge/ui';
import styles from './certificate-photos.module.css';
import { PhotoUpload } from './photo-upload';
import { usePhotoAlbum } from './use-photo-album';
import type { PhotoDoor } from './use-photo-queue';

const words = {
  add: 'Add a photo',
  more: 'Add another photo',
  photo: (number: number) => `Photo ${number}`,
  remove: 'Remove',
  removeOne: (number: number) => `Remove photo ${number} of the certificate`,
} as const;

interface CertificatePhotosProps {
  certificate: CarCertificate;
  door: Pick<PhotoDoor, 'send' | 'remove'>;
  /** A hint above the button. */
  text: string;
  /** The name of the list. */
  list: string;
  /** Text next to each photo. */
  received?: string;
  /** Without a way to remove a photo once it has arrived. */
  isAddOnly?: boolean;
}

/** The photos of a certificate, by number, which can be removed; until the job is over, more can be added. */
export function CertificatePhotos({
  certificate: { photos, isOpen },
  door,
  text,
  list,
  received,
  isAddOnly = false,
}: CertificatePhotosProps) {
  // Nothing of it waits in the browser's store: the next one at this computer may be another.
  const album = usePhotoAlbum(door);
  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.list} aria-label={list}>
          {photos.map((id, index) => (
            <li key={id} className={styles.photo}>
              <span className={styles.name}>{words.photo(index + 1)}</span>
              <span className={styles.received}>{received}</span>
              {!isAddOnly && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.removeOne(index + 1)}
                  onClick={() => void album.remove(id)}
                >
                  {words.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <PhotoUpload
        album={album}
        count={photos.length}
        most={certificatePhotosMost}
        isOpen={isOpen}
        text={text}
        add={words.add}
        more={words.more}
      />
    </>
  );
}
