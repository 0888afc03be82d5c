import { type ListedQuote, type QuoteListName, quoteLists } from '@tintforge/api-contract';
import { type OwnAddress, useNavigate } from '@tintforge/app-base/frame/link';
import { moneyText } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { officePageNames, quoteWords } from '@tintforge/content';
import { EmptyState } from '@tintforge/ui';
import { useSearchParams } from 'react-router-dom';
import { ChoiceLinks, ReadingColumns, RecordLink, RecordList, RecordReader, TabHeading } from '../parts';
import { QuoteEditor } from './editor/quote-editor';
import { listOf } from './list-of';
import { AskedChange, QuoteReader, QuoteWork } from './quote-reader';
import { useQuote, useQuotes } from './use-quotes';
import { quotesWords as words } from './words';

/** State of the tab: it is in the URL. */
interface View {
  list?: QuoteListName | undefined;
  /** Code of the open request. */
  quote?: string | undefined;
  /** The next version of the open quote is written. */
  isEditing?: boolean;
}

/** /admin/quotes: requests for quotes. */
export function QuotesTab() {
  const [parameters] = useSearchParams();
  const { list: chosen, quote: openCode, isEditing } = readView(parameters);
  const { data: open } = useQuote(openCode);
  // A link to a quote names no list: it is shown with the others of its status.
  const list = chosen ?? (open === undefined ? 'requested' : listOf(open));
  const { list: query, counts } = useQuotes(list);
  const navigate = useNavigate();
  if (openCode !== undefined && isEditing) {
    const back = addressOf({ list, quote: openCode });
    return (
      <>
        <TabHeading title={officePageNames.quotes} />
        <EditedQuote
          key={openCode}
          code={openCode}
          back={back}
          onSent={() => navigate(addressOf({ quote: openCode }), { replace: true })}
        />
      </>
    );
  }

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
        reader={
          openCode === undefined ? undefined : (
            <QuoteReader
              key={openCode}
              code={openCode}
              editor={addressOf({ list, quote: openCode, isEditing: true })}
            />
          )
        }
        invitation={words.choose}
        back={{ label: words.back, to: addressOf({ list }) }}
      />
    </>
  );
}

/** The editor of a quote's next version, once the quote is here. */
function EditedQuote({ code, back, onSent }: { code: string; back: OwnAddress; onSent: () => void }) {
  return (
    <RecordReader query={useQuote(code)} words={words}>
      {(quote) => {
        const asked = <AskedChange quote={quote} headingLevel="h2" />;
        const request = <QuoteWork quote={quote} headingLevel="h2" />;
        return <QuoteEditor {...{ quote, back, onSent, asked, request }} />;
      }}
    </RecordReader>
  );
}

function Row({ quote, to, openCode }: { quote: ListedQuote; to: OwnAddress; openCode: string | undefined }) {
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
        {`${quoteWords.kinds[kind]}, ${words.size(kind, count)}, ${city}${total === null ? '' : ` · ${moneyText(total)}`}`}
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
  const list = quoteLists.find((each) => each === parameters.get('list'));
  return { list, quote: parameters.get('quote') ?? undefined, isEditing: parameters.has('edit') };
}

function addressOf({ list, quote, isEditing = false }: View): OwnAddress {
  const query = new URLSearchParams({
    ...(list === undefined || (list === 'requested' && quote === undefined) ? {} : { list }),
    ...(quote === undefined ? {} : { quote }),
    ...(isEditing ? { edit: '' } : {}),
  }).toString();
  return query === '' ? paths.adminQuotes : `${paths.adminQuotes}?${query}`;
}
