import { formatInstant } from '@tintforge/app-base/shop-time';
import { officePageNames } from '@tintforge/content';
import { Icon } from '@tintforge/ui';
import { TabHeading } from '../parts';
import { CalendarsSection } from './calendars/calendars-section';
import { AreasSection } from './catalogue/areas-section';
import { CatalogueSection } from './catalogue/catalogue-section';
import { ClosuresSection } from './closures/closures-section';
import { CrewCalendarsSection } from './crew-calendars/crew-calendars-section';
import { CrewsSection } from './crews/crews-section';
import { HoursSection } from './hours/hours-section';
import { SectionLinks } from './parts/section-links';
import { useRules } from './parts/use-settings';
import { RulesSection } from './rules/rules-section';
import styles from './settings-tab.module.css';
import { StaffSection } from './staff/staff-section';
import { settingsWords as words } from './words';

/** The shop's settings: rules, hours, crews, closed days and staff. */
export function SettingsTab() {
  return (
    <>
      <TabHeading title={officePageNames.settings} actions={<LastChange />} />
      <div className={styles.root}>
        <SectionLinks />
        <div className={styles.sections}>
          <RulesSection />
          <CatalogueSection />
          <AreasSection />
          <HoursSection />
          <CrewsSection />
          <ClosuresSection />
          <CalendarsSection />
          <CrewCalendarsSection />
          <StaffSection />
        </div>
      </div>
    </>
  );
}

function LastChange() {
  const changed = useRules().data?.changed ?? null;
  if (changed === null) return null;
  return (
    <p className={styles.saved}>
      <Icon name="check" size="small" />
      {words.saved(formatInstant(changed.at), changed.by)}
    </p>
  );
}
