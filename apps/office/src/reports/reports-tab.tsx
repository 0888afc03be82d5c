import type { ReportQuery } from '@tintforge/api-contract';
import { shopToday } from '@tintforge/app-base/shop-time';
import { officePageNames } from '@tintforge/content';
import { Banner, Button, Icon } from '@tintforge/ui';
import { useSearchParams } from 'react-router-dom';
import { TabHeading } from '../parts';
import { periodOf, type ReportAddress, readReportAddress, stepOf } from './report-address';
import { ReportFilters } from './report-filters';
import { ReportFound } from './report-found';
import { reportWords as words } from './words';

/** /admin/reports: the shop's figures. Period and region are in the URL. */
export function ReportsTab() {
  const [parameters] = useSearchParams();
  const address = readReportAddress(parameters);
  const question = questionOf(address);
  return (
    <>
      <TabHeading
        title={officePageNames.reports}
        actions={
          <Button onClick={() => window.print()}>
            <Icon name="printer" />
            <span>{words.print}</span>
          </Button>
        }
      />
      <ReportFilters key={parameters.toString()} address={address} />
      {question === undefined ? (
        <Banner tone="warning">{words.period.invalid}</Banner>
      ) : (
        <ReportFound question={question} />
      )}
    </>
  );
}

function questionOf(address: ReportAddress): ReportQuery | undefined {
  const period = periodOf(address, shopToday(Date.now()));
  if (period === undefined) return undefined;
  return { ...period, by: stepOf(period), ...(address.region === '' ? {} : { region: address.region }) };
}
