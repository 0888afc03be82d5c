import { QRCodeSVG } from 'qrcode.react';
import styles from './qr-code.module.css';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** The encoded text: a URL. */
  value: string;
  /** Target of the code, for assistive technology. */
  title: string;
  /** Side in CSS pixels. */
  size?: number | undefined;
}

/** A QR code on white, with the highest error correction (level H): a quarter of it may be covered or scratched. */
export function QrCode({ value, title, size = 180 }: QrCodeProps) {
  return (
    <span className={styles.root}>
      <QRCodeSVG value={value} title={title} size={size} level="H" bgColor="transparent" fgColor="currentColor" />
    </span>
  );
}
