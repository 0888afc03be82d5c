import { describe, expect, it } from 'vitest';
import { canonicalForm, parseForm } from './form';

describe('a form', () => {
  it.each([
    ['', {}],
    ['a=1&b=two+words', { a: '1', b: 'two words' }],
    ['a=1&a=2', { a: '2' }],
    ['metadata[booking_id]=b%261', { metadata: { booking_id: 'b&1' } }],
    ['expand[]=x&expand[]=y', { expand: ['x', 'y'] }],
    ['expand[0]=x&expand[1]=y', { expand: ['x', 'y'] }],
    ['a[b][0][c]=1', { a: { b: [{ c: '1' }] } }],
    ['a=', { a: '' }],
  ])('reads %s', (text, form) => {
    expect(JSON.parse(JSON.stringify(parseForm(text)))).toEqual(form);
  });

  it.each(['a=%E0%A4%A', '[a]=1', 'a[b=1', 'a=1&a[b]=2', 'a[b]=1&a=2'])('refuses %s', (text) => {
    expect(parseForm(text)).toBeUndefined();
  });

  it('holds names of Object.prototype as plain names', () => {
    const form = parseForm('__proto__[admin]=1&constructor=2');
    expect(Object.keys(form ?? {})).toEqual(['__proto__', 'constructor']);
    expect('admin' in {}).toBe(false);
  });

  it('is the same in canonical form whatever the order', () => {
    const one = parseForm('a=1&b[c]=2&b[d]=3') ?? {};
    const other = parseForm('b[d]=3&b[c]=2&a=1') ?? {};
    expect(canonicalForm(one)).toBe(canonicalForm(other));
    expect(canonicalForm(one)).not.toBe(canonicalForm(parseForm('a=1&b[c]=2&b[d]=4') ?? {}));
  });
});
