import type { StaffMember } from '@tintforge/api-contract';
import { RadioGroup, Select } from '@tintforge/ui';
import { regionOptions } from '../parts/regions';
import { settingsWords } from '../words';

const words = settingsWords.staff;

export type StaffRole = StaffMember['role'];

interface RoleFieldsProps {
  role: StaffRole;
  regionId: string | null;
  onChange: (changes: { role: StaffRole; regionId: string | null }) => void;
  errors: Partial<Record<string, string>>;
}

const roles: readonly StaffRole[] = ['crew', 'office', 'admin'];
const options = roles.map((role) => ({ value: role, label: words.roles[role], description: words.roleTexts[role] }));

/** Role of a staff member, and for a crew member the region. */
export function RoleFields({ role, regionId, onChange, errors }: RoleFieldsProps) {
  return (
    <>
      <RadioGroup
        legend={words.role}
        options={options}
        value={role}
        error={errors.role}
        onValueChange={(value) => {
          const chosen = roles.find((each) => each === value) ?? 'crew';
          onChange({ role: chosen, regionId: chosen === 'crew' ? regionId : null });
        }}
      />
      {role === 'crew' && (
        <Select
          label={words.region}
          placeholder={words.regionPlaceholder}
          options={regionOptions}
          value={regionId ?? ''}
          error={errors.regionId}
          onChange={({ currentTarget: { value } }) => onChange({ role, regionId: value === '' ? null : value })}
        />
      )}
    </>
  );
}
