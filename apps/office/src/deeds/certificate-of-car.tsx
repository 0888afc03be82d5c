import type { CarCertificate, StaffBooking } from '@tintforge/api-contract';
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
  return (
    <div className={styles.root}>
      <CertificatePictures key={certificate.photos.join()} booking={booking} car={car} />
      <CertificatePhotos
        certificate={certificate}
        door={doorTo(booking.trackingCode, car)}
        text={words.text}
        list={words.list}
      />
    </div>
  );
}

interface CertificateAtCarProps {
  trackingCode: string;
  certificate: CarCertificate;
}

/** The certificate as a crew has it, who may not see what is in it: how many photos there are, and a way to add one. */
export function CertificateAtCar({ trackingCode, certificate }: CertificateAtCarProps) {
  return (
    <div className={styles.root}>
      <CertificatePhotos
        certificate={certificate}
        door={doorTo(trackingCode, certificate.car)}
        text={words.atCar}
        list={words.list}
        isAddOnly
      />
    </div>
  );
}

/** Where the photos of a car's certificate go. */
function doorTo(code: string, car: number) {
  const paramsOf = (id: string) => ({ code, number: car, id });
  return {
    async send(id: string, file: Blob) {
      await staffApi('addCertificatePhotoByShop', { params: paramsOf(id), file });
      await refetchStaffQueries();
    },
    async remove(id: string) {
      await staffApi('removeCertificatePhotoByShop', { params: paramsOf(id) });
      await refetchStaffQueries();
    },
  };
}
