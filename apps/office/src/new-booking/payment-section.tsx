import { RadioGroup, Section, Select } from '@tintforge/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { linkHours, type PhoneForm } from './phone-form';
import { phoneWords } from './words';

const words = phoneWords.payment;

/** By an emailed link, or on site. */
export function PaymentSection() {
  const { control, register, setValue } = useFormContext<PhoneForm>();
  const payment = useWatch({ control, name: 'payment' });
  return (
    <Section title={words.heading}>
      <RadioGroup
        legend={words.legend}
        options={[
          { value: 'on-site', label: words.onSite, description: words.onSiteAbout },
          { value: 'link', label: words.link, description: words.linkAbout },
        ]}
        value={payment}
        onValueChange={(value) => setValue('payment', value === 'link' ? 'link' : 'on-site')}
      />
      {payment === 'link' && (
        <Select
          label={words.until}
          hint={words.untilNote}
          options={linkHours.map((hours) => ({ value: String(hours), label: words.hours(hours) }))}
          {...register('linkHours', { valueAsNumber: true })}
        />
      )}
    </Section>
  );
}
