import { load } from 'cheerio/slim';
import { expect, test } from 'vitest';
import { refusedForm } from './refused-form';

const page = `<!DOCTYPE html><html><head><script src="/assets/main.js"></script></head><body>
<div id="not-sent"><b>Not sent.</b></div>
<noscript>
<details><summary>Home</summary><form method="post"><input type="hidden" name="kind" value="home"/>
<label for="a">Name</label><input id="a" name="name" required/>
</form></details>
<details><summary>Car</summary><form method="post"><input type="hidden" name="kind" value="car"/>
<label for="b"><span>Name</span></label><input id="b" name="name" required/>
<label for="c">Message</label><textarea id="c" name="message"></textarea>
<label for="d">Glass</label><select id="d" name="glass"><option value="">Choose one</option><option value="tinted">Tinted</option></select>
<fieldset><legend>Goals</legend><input type="checkbox" name="goals" value="heat"/><input type="checkbox" name="goals" value="glare"/></fieldset>
<div role="radiogroup" aria-labelledby="s"><p id="s">Service</p><input type="radio" name="service" value="one" checked/><input type="radio" name="service" value="two"/></div>
</form></details>
</noscript></body></html>`;

const hostile = '\n"><script>alert(1)</script></textarea> &quot; \\ ’';

const posted = new URLSearchParams([
  ['kind', 'car'],
  ['name', hostile],
  ['message', hostile],
  ['glass', 'tinted'],
  ['goals', 'glare'],
  ['service', 'two'],
]);

test('the page has what was posted, in the form that posted it, and nothing of it as markup', async () => {
  const answer = await refusedForm(page, { fields: posted, faults: {} });
  const $ = load(answer);
  expect($('#b').attr('value')).toBe(hostile);
  // A browser drops the first line break, and reads the characters that this parser leaves as they are in a text area.
  expect(load(answer.replaceAll('textarea', 'p'))('#c').text()).toBe(`\n${hostile}`.replaceAll('textarea', 'p'));
  expect($('option[selected]').attr('value')).toBe('tinted');
  const checked = $(':is([type=checkbox], [type=radio])[checked]').toArray();
  expect(checked.map((each) => $(each).attr('value'))).toEqual(['glare', 'two']);
  expect(
    $('details')
      .toArray()
      .map((each) => $(each).is('[open]')),
  ).toEqual([false, true]);
  expect($('#a').attr('value')).toBeUndefined();
  expect($('script')).toHaveLength(0);
  expect($('#not-sent').text()).toBe('Not sent.');
});

test('it has the question about an address beside it, and posts that it was asked', async () => {
  const fields = new URLSearchParams([...posted, ['askedAbout', 'ann@gmial.com']]);
  const $ = load(await refusedForm(page, { fields, faults: { name: 'Did you mean ann@gmail.com?' } }));
  expect($('#b').next().text()).toBe('Did you mean ann@gmail.com?');
  expect($('#b').attr('aria-describedby')).toBe($('#b').next().attr('id'));
  expect($('input[name=askedAbout]').attr('value')).toBe('ann@gmial.com');
  expect($('input[name=askedAbout]').closest('form').find('#b')).toHaveLength(1);
  expect(load(await refusedForm(page, { fields: posted, faults: {} }))('input[name=askedAbout]')).toHaveLength(0);
});

test('it lists the wrong fields with their labels, marks them and links to them', async () => {
  const faults = {
    name: 'Enter <two> letters',
    goals: 'Choose one',
    service: 'Please select a service',
    gone: 'Unknown',
  };
  const $ = load(await refusedForm(page, { fields: posted, faults }));
  const links = $('#not-sent a')
    .toArray()
    .map((each) => [$(each).attr('href'), $(each).text()]);
  expect(links).toEqual([
    ['#b', 'Name: Enter <two> letters'],
    ['#field-goals', 'Goals: Choose one'],
    ['#field-service', 'Service: Please select a service'],
  ]);
  for (const [href] of links) expect($(href ?? '')).toHaveLength(1);
  const wrong = $('[aria-invalid=true]')
    .toArray()
    .map((each) => $(each).prop('tagName'));
  expect(wrong).toEqual(['INPUT', 'FIELDSET', 'DIV']);
});
