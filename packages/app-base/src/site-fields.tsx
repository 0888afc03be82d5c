import type { ContactInput } from '@tintforge/api-contract';
import { judgeSite, parseSiteAnswer, siteAnswers, siteNeeds, siteQuestions } from '@tintforge/booking-core';
import { placeWords } from '@tintforge/content';
import { Note, RadioGroup } from '@tintforge/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { placeMissing } from './place-facts';
import styles from './site-fields.module.css';

const options = siteAnswers.map((value) => ({ value, label: placeWords.answers[value] }));

interface SiteFieldsProps {
  /** Number to call when something is missing. Staff, who have the customer on the phone, don't need it. */
  phone?: string | undefined;
}

/**
 * Conditions for the crew: garage, shade, power. Nothing is preselected, and no answer is required. The consequence of
 * a no is shown at once. Part of the surrounding form.
 */
export function SiteFields({ phone }: SiteFieldsProps) {
  const { control, setValue } = useFormContext<Pick<ContactInput, 'site'>>();
  const site = useWatch({ control, name: 'site' });
  const judged = judgeSite(site);
  const missing =
    phone === undefined
      ? siteNeeds.filter((need) => judged[need] === 'missing').map((need) => placeWords.missingForStaff[need])
      : placeMissing(site, phone);
  return (
    <div className={styles.root}>
      <div className={styles.questions}>
        {siteQuestions.map((question) => (
          <RadioGroup
            key={question}
            name={`site.${question}`}
            look="segments"
            legend={placeWords.questions[question].label}
            hint={placeWords.questions[question].hint}
            options={options}
            value={site[question] ?? undefined}
            onValueChange={(value) =>
              setValue(`site.${question}`, parseSiteAnswer(value) ?? null, { shouldDirty: true })
            }
          />
        ))}
      </div>
      <div role="status">
        {missing.map((text) => (
          <Note key={text} icon="phone">
            {text}
          </Note>
        ))}
      </div>
    </div>
  );
}
