/** The looks of form and dialog; every color, font and length comes from the appearance. */
export const styles = `
:host { display: block; }
* { box-sizing: border-box; }
.form, dialog {
  font-family: var(--fontFamily);
  font-size: var(--fontSizeBase);
  line-height: 1.4;
  color: var(--colorText);
}
.form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: calc(var(--spacingUnit) * 3); }
.wide { grid-column: 1 / -1; }
label { display: block; margin-block-end: var(--spacingUnit); font-size: 0.93em; }
input, button {
  width: 100%;
  min-height: 44px;
  padding: calc(var(--spacingUnit) * 2.5) calc(var(--spacingUnit) * 3);
  border: 1px solid color-mix(in srgb, var(--colorText) 55%, var(--colorBackground));
  border-radius: var(--borderRadius);
  background: var(--colorBackground);
  color: var(--colorText);
  font: inherit;
}
input::placeholder { color: var(--colorTextPlaceholder); opacity: 1; }
input:focus-visible, button:focus-visible, summary:focus-visible {
  outline: 2px solid var(--colorPrimary);
  outline-offset: 2px;
}
input[aria-invalid='true'] { border-color: var(--colorDanger); }
input:disabled, button:disabled { opacity: 0.6; }
button { cursor: pointer; text-align: start; }
.error { margin: var(--spacingUnit) 0 0; color: var(--colorDanger); font-size: 0.93em; }
.error:empty { display: none; }
summary { min-height: 44px; padding-block: calc(var(--spacingUnit) * 2.5); cursor: pointer; }
.note { margin: 0 0 calc(var(--spacingUnit) * 2); color: var(--colorTextSecondary); font-size: 0.93em; }
.cards {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14em), 1fr));
  gap: calc(var(--spacingUnit) * 2);
  margin: 0;
  padding: 0;
  list-style: none;
}
.cards span { display: block; }
.digits { font-variant-numeric: tabular-nums; }
.result { color: var(--colorTextSecondary); font-size: 0.93em; }
.announcer { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
dialog {
  width: min(26em, calc(100vw - 2em));
  padding: calc(var(--spacingUnit) * 6);
  border: 1px solid color-mix(in srgb, var(--colorText) 30%, var(--colorBackground));
  border-radius: var(--borderRadius);
  background: var(--colorBackground);
}
dialog::backdrop { background: rgb(0 0 0 / 60%); }
h2 { margin: 0 0 calc(var(--spacingUnit) * 2); font-size: 1.25em; }
.choices { display: grid; grid-template-columns: repeat(2, 1fr); gap: calc(var(--spacingUnit) * 3); }
.choices button { text-align: center; }
.choices button:first-child { border-color: var(--colorPrimary); border-width: 2px; }
`;
