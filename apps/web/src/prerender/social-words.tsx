import { brand } from '@tintforge/content';
import { Mark } from '@tintforge/shop/drawings/mark';
import { socialType } from '@tintforge/shop/drawings/social-type';
import { filmAlpha, rampShades } from '@tintforge/ui';
import { socialColors as colors } from './social-colors';
import { socialArea, socialSize } from './social-size';

/** Text of a social picture. */
export interface SocialWords {
  heading: string;
  /** The topic of the page, where its heading doesn't name it. */
  subject?: string | undefined;
}

const { left, top, right, bottom } = socialArea;

/** Of headings and the shop's name. */
const display =
  socialType === undefined
    ? { fontWeight: 800, letterSpacing: '-0.028em' }
    : { fontFamily: socialType.family, fontWeight: socialType.weight, letterSpacing: socialType.tracking };

/** The words of a social picture, as boxes for satori to lay out. `headingSize` is in pixels. */
export function SocialWordsLayer({ heading, subject, headingSize }: SocialWords & { headingSize: number }) {
  return (
    <div
      style={{
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 44,
        ...socialSize,
        padding: `${top}px ${socialSize.width - right}px ${socialSize.height - bottom}px ${left}px`,
        color: colors['paper-0'],
        fontWeight: 500,
        fontSize: 24,
        lineHeight: 1.3,
      }}
    >
      <Brand />
      <div
        style={{
          fontSize: headingSize,
          ...display,
          lineHeight: 1.04,
          textWrap: 'balance',
          flexShrink: 0,
        }}
      >
        {heading}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flexShrink: 0 }}>
        <div style={{ width: 96, height: 8, marginBottom: 22, backgroundColor: colors['ember-500'] }} />
        {subject === undefined ? null : <div style={{ fontWeight: 800 }}>{subject}</div>}
        <div style={{ color: colors['paper-4'] }}>{brand.tagline}</div>
      </div>
    </div>
  );
}

/** The mark and the name. */
function Brand() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontSize: 34, ...display, flexShrink: 0 }}>
      {Mark === undefined ? (
        <Panes />
      ) : (
        <div style={{ display: 'flex', width: 32, height: 32, borderRadius: 9, overflow: 'hidden' }}>
          <Mark />
        </div>
      )}
      <div style={{ marginLeft: 15, letterSpacing: '-0.02em' }}>{brand.name}</div>
    </div>
  );
}

/** Seven panes over one evening sky. */
function Panes() {
  return rampShades.map((shade) => (
    <div key={shade} style={{ width: 20, height: 26, marginRight: 3, backgroundColor: colors['sky-7'] }}>
      <div style={{ width: 20, height: 26, backgroundColor: colors.film, opacity: filmAlpha(shade) }} />
    </div>
  ));
}
