import { type ListedQuote, type QuoteListName, quoteLists } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { officePageNames, quoteWords } from '@tintforge/content';
import { EmptyState } from '@tintforge/ui';
import { useSearchParams } from 'react-router-dom';
import { ChoiceLinks, ReadingColumns, RecordLink, RecordList, TabHeading } from '../parts';
import { QuoteReader } from './quote-reader';
import { useQuotes } from './use-quotes';
import { quotesWords as words } from './words';

/** State of the tab: it is in the URL. */
interface View {
  list: QuoteListName;
  /** Code of the open request. */
  quote?: string | undefined;
}

/** /admin/quotes: requests for quotes. */
export function QuotesTab() {
  const [parameters] = useSearchParams();
  const { list, quote: openCode } = readView(parameters);
  const { list: query, counts } = useQuotes(list);

  return (
    <>
      <TabHeading title={officePageNames.quotes} />
      <ReadingColumns
        above={
          <ChoiceLinks
            label={words.listsLabel}
            choices={quoteLists.map((each) => ({
              label: words.lists[each],
              to: addressOf({ list: each }),
              isChosen: each === list,
              count: counts?.[each],
            }))}
          />
        }
        list={
          <RecordList label={words.list} query={query} words={words} empty={<Empty list={list} />}>
            {(quote) => <Row quote={quote} to={addressOf({ list, quote: quote.code })} openCode={openCode} />}
          </RecordList>
        }
        reader={openCode === undefined ? undefined : <QuoteReader key={openCode} code={openCode} />}
        invitation={words.choose}
        back={{ label: words.back, to: addressOf({ list }) }}
      />
    </>
  );
}

function Row({ quote, to, openCode }: { quote: ListedQuote; to: string; openCode: string | undefined }) {
  const { code, kind, count, city, customerName, company, createdAt, assignedTo, status, total, isPassed } = quote;
  const who = company === '' ? customerName : `${customerName}, ${company}`;
  const isClosed = status === 'declined' || status === 'withdrawn';
  return (
    <RecordLink
      to={to}
      isOpen={code === openCode}
      title={who}
      aside={<time dateTime={createdAt}>{formatInstant(createdAt)}</time>}
    >
      <span>
        {quoteWords.kinds[kind]}, {words.size(kind, count)}, {city}
        {total !== null && ` · ${moneyText(total)}`}
      </span>
      {isPassed && <span>{words.passed}</span>}
      <span>{isClosed ? words.statuses[status] : assignedTo === null ? words.free : words.takenBy(assignedTo)}</span>
    </RecordLink>
  );
}

function Empty({ list }: { list: QuoteListName }) {
  const { title, text } = words.empty[list];
  return (
    <EmptyState headingLevel="h2" title={title}>
      {text}
    </EmptyState>
  );
}

function readView(parameters: URLSearchParams): View {
  const list = quoteLists.find((each) => each === parameters.get('list')) ?? 'requested';
  return { list, quote: parameters.get('quote') ?? undefined };
}

function addressOf({ list, quote }: View): string {
  const query = new URLSearchParams({
    ...(list === 'requested' ? {} : { list }),
    ...(quote === undefined ? {} : { quote }),
  }).toString();
  return query === '' ? paths.adminQuotes : `${paths.adminQuotes}?${query}`;
}
