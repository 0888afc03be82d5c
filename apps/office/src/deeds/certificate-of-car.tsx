import type { StaffBooking } from '@tintforge/api-contract';
import { CertificatePhotos } from '@tintforge/app-base/photos/certificate-photos';
import { refetchStaffQueries } from '../lib/refetch-staff-queries';
import { staffApi } from '../lib/staff-api';
import styles from './certificate-of-car.module.css';
import { CertificatePictures } from './certificate-pictures';
import { deedWords } from './words';

const words = deedWords.exemption.pictures;

interface CertificateOfCarProps {
  booking: Pick<StaffBooking, 'trackingCode' | 'certificates'>;
  /** The number of the car; 1 in a booking of one. */
  car: number;
}

/** The certificate of a car's exemption: the office looks at its photos, and adds and removes some for the customer. */
export function CertificateOfCar({ booking, car }: CertificateOfCarProps) {
  const certificate = booking.certificates.find((each) => each.car === car);
  if (certificate === undefined) return null;
  const paramsOf = (id: string) => ({ code: booking.trackingCode, number: car, id });
  return (
    <div className={styles.root}>
      <CertificatePictures key={certificate.photos.join()} booking={booking} car={car} />
      <CertificatePhotos
        certificate={certificate}
        door={{
          async send(id, file) {
            await staffApi('addCertificatePhotoByShop', { params: paramsOf(id), file });
            await refetchStaffQueries();
          },
          async remove(id) {
            await staffApi('removeCertificatePhotoByShop', { params: paramsOf(id) });
            await refetchStaffQueries();
          },
        }}
        text={words.text}
        list={words.list}
      />
    </div>
  );
}
