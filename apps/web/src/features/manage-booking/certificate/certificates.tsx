import type { BookingDetails, CarCertificate } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { CertificatePhotos } from '@tintforge/app-base/photos/certificate-photos';
import { useId } from 'react';
import styles from './certificates.module.css';
import { certificateWords as words } from './words';

interface CertificatesProps {
  details: BookingDetails;
  access: BookingAccess;
  /** Reads the booking again. */
  onChanged: () => Promise<void>;
}

/** The certificate of each car with an exemption: its owner adds and removes photos, which the office alone sees. */
export function Certificates({ details, access, onChanged }: CertificatesProps) {
  const { trackingCode, certificates, cars = [] } = details;
  return certificates
    .filter(({ isOpen, photos }) => isOpen || photos.length > 0)
    .map((certificate) => {
      const vehicle = cars.find(({ number }) => number === certificate.car)?.vehicleInfo;
      const heading = vehicle === undefined ? words.heading : words.headingOf(certificate.car, vehicle);
      return <Certificate key={certificate.car} {...{ trackingCode, certificate, heading, access, onChanged }} />;
    });
}

interface CertificateProps extends Omit<CertificatesProps, 'details'> {
  trackingCode: string;
  certificate: CarCertificate;
  heading: string;
}

function Certificate({ trackingCode, certificate, heading, access, onChanged }: CertificateProps) {
  const headingId = useId();
  const paramsOf = (id: string) => ({ code: trackingCode, number: certificate.car, id });
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <CertificatePhotos
        certificate={certificate}
        door={{
          async send(id, file) {
            await api('addCertificatePhoto', { params: paramsOf(id), ...access, file });
            await onChanged();
          },
          async remove(id) {
            await api('removeCertificatePhoto', { params: paramsOf(id), ...access });
            await onChanged();
          },
        }}
        text={words.text}
        list={words.list}
        received={words.received}
      />
    </section>
  );
}
