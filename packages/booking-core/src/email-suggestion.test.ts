import { describe, expect, test } from 'vitest';
import { isEmail, parseEmail } from './contact';
import { suggestEmail } from './email-suggestion';

describe('an address as it is pasted is taken', () => {
  test.each([
    'someone@tintforge.example',
    ' someone@tintforge.example ',
    'mailto:someone@tintforge.example',
    'mailto:someone@tintforge.example?subject=Tint',
    'MAILTO:someone%40tintforge.example',
    'Ann <someone@tintforge.example>',
    '"Lee, Ann" <someone@tintforge.example>;',
    'Ann [mailto:someone@tintforge.example]',
    '<someone@tintforge.example>',
    'someone@tintforge.example (Ann)',
    'someone@tintforge.example,',
    'someone@tintforge.example;',
    'someone@tintforge.example.',
    '“someone@tintforge.example”',
    "'someone@tintforge.example'",
    '\u202Asomeone@tintforge.example\u202C',
    'some\u00ADone@tintforge.example',
    'someone@tintforge.example\n',
    'ｓｏｍｅｏｎｅ＠ｔｉｎｔｆｏｒｇｅ．ｅｘａｍｐｌｅ',
  ])('%j', (text) => {
    expect(parseEmail(text)).toBe('someone@tintforge.example');
  });

  test.each([
    ['mailto:ann%2Btint@tintforge.example', 'ann+tint@tintforge.example'],
    ['o’neil@tintforge.example', "o'neil@tintforge.example"],
    ['ann–lee@tintforge.example', 'ann-lee@tintforge.example'],
  ])('%j', (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });

  test.each([
    '',
    'someone',
    'someone@tintforge.example\r\nBcc: all@tintforge.example',
    'one@tintforge.example, two@tintforge.example',
    'one@tintforge.example two@tintforge.example',
    'Ann <one@tintforge.example> <two@tintforge.example>',
    'mailto:one@tintforge.example,two@tintforge.example',
    'mailto:one@tintforge.example%0ABcc:two@tintforge.example',
    'mailto:%E0%A4%A',
  ])('%j is not', (text) => {
    expect(parseEmail(text)).toBeUndefined();
  });
});

describe('what was probably meant', () => {
  test.each([
    ['someone@gmail.con', 'someone@gmail.com'],
    ['someone@gmial.com', 'someone@gmail.com'],
    ['first..last@gmail.com', 'first.last@gmail.com'],
    ['Some.One@GMIAL.com', 'Some.One@gmail.com'],
    ['someone@gmial.con', 'someone@gmail.com'],
    ['someone@gmail.cmo', 'someone@gmail.com'],
    ['someone@gmail.co', 'someone@gmail.com'],
    ['someone@gmail.cm', 'someone@gmail.com'],
    ['someone@gmail.om', 'someone@gmail.com'],
    ['someone@gmail.comm', 'someone@gmail.com'],
    ['someone@gmail.net', 'someone@gmail.com'],
    ['someone@gmail.com.com', 'someone@gmail.com'],
    ['someone@gmail,com', 'someone@gmail.com'],
    ['someone@gmail..com', 'someone@gmail.com'],
    ['someone@gmail.com.', 'someone@gmail.com'],
    ['someone@.gmail.com', 'someone@gmail.com'],
    ['someone@gmail', 'someone@gmail.com'],
    ['someone@gmailcom', 'someone@gmail.com'],
    ['someone@yaho', 'someone@yahoo.com'],
    ['someone@gmail com', 'someone@gmail.com'],
    ['someone @gmail.com', 'someone@gmail.com'],
    ['someone@ gmail.com', 'someone@gmail.com'],
    ['someone@@gmail.com', 'someone@gmail.com'],
    ['someonegmail.com', 'someone@gmail.com'],
    ['.someone@gmail.com', 'someone@gmail.com'],
    ['someone.@gmail.com', 'someone@gmail.com'],
    ['someone@gamil.com', 'someone@gmail.com'],
    ['someone@gmai.com', 'someone@gmail.com'],
    ['someone@gmaill.com', 'someone@gmail.com'],
    ['someone@gnail.com', 'someone@gmail.com'],
    ['someone@gimal.com', 'someone@gmail.com'],
    ['someone@yaho.com', 'someone@yahoo.com'],
    ['someone@yahooo.com', 'someone@yahoo.com'],
    ['someone@yhaoo.con', 'someone@yahoo.com'],
    ['someone@hotmial.com', 'someone@hotmail.com'],
    ['someone@hotmal.com', 'someone@hotmail.com'],
    ['someone@hotmeil.com', 'someone@hotmail.com'],
    ['someone@outlok.com', 'someone@outlook.com'],
    ['someone@otulook.com', 'someone@outlook.com'],
    ['someone@iclould.com', 'someone@icloud.com'],
    ['someone@icoud.com', 'someone@icloud.com'],
    ['someone@comcast.ent', 'someone@comcast.net'],
    ['someone@comcst.net', 'someone@comcast.net'],
    ['someone@verison.net', 'someone@verizon.net'],
    ['someone@aol.con', 'someone@aol.com'],
    ['someone@tintforge.con', 'someone@tintforge.com'],
    ['someone@tintforge,com', 'someone@tintforge.com'],
    ['someone@tintforge..example', 'someone@tintforge.example'],
    ['someone@school.ed', 'someone@school.edu'],
    ['someone@club.ogr', 'someone@club.org'],
    ['Ann <someone@gmail.con>', 'someone@gmail.com'],
    ['mailto:someone@gmail.con', 'someone@gmail.com'],
  ])('by %j is %s', (text, meant) => {
    expect(suggestEmail(text)).toBe(meant);
  });

  test.each([
    '',
    'someone',
    '@',
    '@gmail.com',
    'gmail.com',
    'someone@',
    'someone@tintforge',
    'someone@tintforge.example',
    'someone@gmail.com',
    'Someone@GMail.com',
    'Ann <someone@gmail.com>',
    'someone@mail.com',
    'someone@ymail.com',
    'someone@email.com',
    'someone@me.com',
    'someone@proton.me',
    'someone@yahoo.co.uk',
    'someone@hotmail.fr',
    'someone@outlook.de',
    'someone@shop.co',
    'someone@shop.cm',
    'someone@shop.io',
    'someone@shop.us',
    'someone@shop.org',
    'someone@horizon.net',
    'someone@sarasota.k12.fl.us',
    'one@gmail.com, two@gmail.con',
    'Ann Lee someone@gmail.con',
  ])('nothing else by %j', (text) => {
    expect(suggestEmail(text)).toBeUndefined();
  });

  test('is an address that nothing is asked about, and long text is no question', () => {
    for (const text of ['a@gmial.con', 'a..b@hotmial,com', 'a@yaho']) {
      const meant = suggestEmail(text) ?? '';
      expect([isEmail(meant), suggestEmail(meant)]).toEqual([true, undefined]);
    }
    expect(suggestEmail(`a@${'gmial.'.repeat(50_000)}com`)).toBeUndefined();
  });
});
