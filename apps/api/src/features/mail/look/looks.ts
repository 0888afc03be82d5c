import { colors } from './colors';

const sans = 'font-family:Arial,Helvetica,sans-serif';
const mono = "font-family:'Courier New',Courier,monospace";
const breaking = 'overflow-wrap:anywhere;word-break:break-word';
const table = 'width:100%;border-collapse:collapse;border-spacing:0';
const cell = `padding:12px 0;border-bottom:1px solid ${colors.rule};vertical-align:top;text-align:left`;

/** Inline styles of each element: some email clients drop style sheets. Names are those of the classes. */
export const looks = {
  page: `margin:0;padding:24px 0 40px;background:${colors.paperBehind};color:${colors.ink};${sans};font-size:16px;line-height:24px`,
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px',
  mail: `${table};max-width:600px;margin:0 auto;background:${colors.paper};color:${colors.ink};${sans}`,
  brand: `padding:26px 36px 22px;font-size:20px;line-height:24px;font-weight:800;letter-spacing:-0.5px;text-align:left`,
  ramp: `${table};table-layout:fixed`,
  pane: 'height:14px;font-size:0;line-height:0;padding:0',
  body: `padding:34px 36px 0;font-size:16px;line-height:24px;text-align:left`,
  lead: `margin:0;font-size:15px;line-height:22px;color:${colors.muted};${breaking}`,
  title: `margin:0;padding:6px 0 2px;font-size:38px;line-height:40px;font-weight:800;letter-spacing:-1.5px;${breaking}`,
  detail: `margin:0;padding:0 0 2px;font-size:21px;line-height:30px;font-weight:700`,
  gap: 'height:26px;font-size:0;line-height:0',
  heading: 'margin:36px 0 10px;font-size:18px;line-height:24px;font-weight:700',
  paragraph: `margin:16px 0;${breaking}`,
  quote: `margin:0;padding:2px 0 2px 16px;border-left:4px solid ${colors.rule};white-space:pre-line;${breaking}`,
  pass: `${table};background:${colors.inkDeep};color:${colors.inkText}`,
  passPicture: `width:148px;padding:14px;background:#ffffff;vertical-align:middle`,
  picture: 'display:block;width:160px;height:160px;margin:0 auto;border:0',
  passText: 'padding:22px 26px;vertical-align:middle;text-align:left',
  passDim: `margin:0;color:${colors.mutedOnInk};font-size:14px;line-height:20px`,
  code: `margin:0;color:${colors.inkText};${mono};font-size:27px;line-height:34px;font-weight:700;letter-spacing:-1px;white-space:nowrap`,
  buttonTable: `${table};margin:24px 0 32px`,
  buttonCell: `background:${colors.ember};border-radius:8px;text-align:center;mso-padding-alt:17px 24px`,
  button: `display:block;padding:17px 24px;color:${colors.inkDeep};font-size:16px;line-height:22px;font-weight:700;text-decoration:none`,
  table: `${table};border-top:2px solid ${colors.ink}`,
  name: `${cell};width:132px;padding-right:12px;color:${colors.muted}`,
  value: `${cell};font-weight:600;${breaking}`,
  line: `${cell};padding-right:16px`,
  amount: `${cell};text-align:right;${mono};white-space:nowrap`,
  totalName: `${cell};padding-right:16px;border-bottom:0;font-weight:700;font-size:19px`,
  totalAmount: `${cell};border-bottom:0;text-align:right;${mono};font-weight:700;font-size:19px;white-space:nowrap`,
  note: `margin:24px 0 0;padding:2px 0 2px 16px;border-left:4px solid ${colors.sun}`,
  list: `margin:0;padding:0;list-style:none`,
  item: `margin:0;padding:9px 0;border-bottom:1px solid ${colors.rule}`,
  foot: `padding:30px 36px 36px;color:${colors.muted};font-size:14px;line-height:21px;text-align:left`,
  link: `color:${colors.link};white-space:nowrap`,
} as const;

export type Look = keyof typeof looks;

const onInk: Partial<Record<Look, string>> = {
  page: `background:${colors.inkDeepest};color:${colors.inkText}`,
  mail: `background:${colors.ink};color:${colors.inkText}`,
  lead: `color:${colors.mutedOnInk}`,
  quote: `border-left-color:${colors.ruleOnInk}`,
  pass: `background:${colors.inkDeepest}`,
  table: `border-top-color:${colors.inkText}`,
  name: `color:${colors.mutedOnInk};border-bottom-color:${colors.ruleOnInk}`,
  value: `border-bottom-color:${colors.ruleOnInk}`,
  line: `border-bottom-color:${colors.ruleOnInk}`,
  amount: `border-bottom-color:${colors.ruleOnInk}`,
  item: `border-bottom-color:${colors.ruleOnInk}`,
  foot: `color:${colors.mutedOnInk}`,
  link: `color:${colors.linkOnInk}`,
};

const onPhones: Partial<Record<Look, string>> = {
  page: 'padding:0',
  brand: 'padding:20px',
  body: 'padding:26px 20px 0',
  title: 'font-size:32px;line-height:35px',
  detail: 'font-size:19px;line-height:27px',
  passPicture: 'display:block;width:auto;padding:20px',
  passText: 'display:block;width:auto;padding:18px 20px 20px',
  code: 'font-size:23px',
  button: 'padding:17px 12px',
  name: 'width:96px',
  foot: 'padding:26px 20px 32px',
};

/** Styles that can't be inlined: dark mode and narrow screens. */
export const styleSheet = [
  `@media (prefers-color-scheme: dark) { ${rules(onInk)} }`,
  `@media (max-width: 620px) { ${rules(onPhones)} }`,
].join('\n');

/** An element's own style is stronger than a sheet's, except where the sheet insists. */
function rules(overrides: Partial<Record<Look, string>>): string {
  return Object.entries(overrides)
    .map(([look, style]) => `.${look} { ${style.replaceAll(/;|$/g, ' !important;')} }`)
    .join(' ');
}
