import { parseZip, regionOfZip } from '@tintforge/booking-core';
import { areasPage, catalogue, contactLineOf } from '@tintforge/content';
import { TextField } from '@tintforge/ui';
import { useState } from 'react';
import { island } from '../../islands/island';
import { rememberZip } from '../../lib/zip-region';
import styles from './zip-check.module.css';

/** Names the region of a ZIP code, as soon as it has five digits. The cards above say the same without script. */
function Check() {
  const [zip, setZip] = useState('');
  return (
    <section className={styles.root}>
      <h2 className={styles.heading}>{areasPage.zip.heading}</h2>
      <TextField
        label={areasPage.zip.label}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        value={zip}
        onChange={({ currentTarget: { value } }) => {
          setZip(value);
          rememberZip(value);
        }}
      />
      <output className={styles.answer}>{answerFor(zip)}</output>
    </section>
  );
}

function answerFor(typed: string): string {
  const zip = parseZip(typed);
  if (zip === undefined) return '';
  const region = regionOfZip(catalogue, zip);
  if (region === undefined) return areasPage.zip.outside(zip, contactLineOf(undefined).phone);
  return areasPage.zip.served(zip, region.name);
}

export const ZipCheck = island('zip-check', Check);
