import { brief, camt, mt940, ofxSgml, ofxXml, qif, read, refusal } from './bank-files.fixture';

describe('OFX', () => {
  test('SGML: texts that are not closed, empty ones, makers’ own elements, commas and zeros before', async () => {
    const { statements, format, encoding, warnings } = await read(ofxSgml);
    expect([format, encoding, warnings]).toEqual(['ofx', 'utf-8', []]);
    expect(statements).toMatchObject([
      {
        accountHint: '999988',
        currency: 'USD',
        from: '2026-01-01',
        until: '2026-01-31',
        closing: { on: '2026-01-31', amountMinor: 110_050 },
      },
    ]);
    expect(await brief(ofxSgml)).toEqual([
      [
        ['2026-01-04', -20_000, 'Greenway A & Sons', null, '1000', '00002', 'CHECK', 25],
        ['2026-01-05', 30_050, 'Deposit', null, null, '00003', 'DEP', 33],
      ],
    ]);
  });

  test('XML: two accounts, CDATA, comments, a currency without minor units, an empty balance', async () => {
    const { statements, warnings } = await read(ofxXml);
    expect(
      statements.map(({ accountHint, currency, closing, lines }) => [
        accountHint,
        currency,
        closing,
        lines[0]?.amountMinor,
      ]),
    ).toEqual([
      ['1', 'JPY', null, -80],
      ['2', 'USD', null, -2300],
    ]);
    expect(statements[0]?.lines[0]?.payee).toBe('Ñandú & Co <1>');
    expect(warnings.map(({ place }) => place)).toEqual([12]);
  });

  test.each([
    ['<TRNAMT>-200.00', '<TRNAMT>$120', 'Line 28: “$120”. Expected: an amount like -1234.56.'],
    ['<TRNAMT>-200.00', '<TRNAMT>NaN', 'Line 28: “NaN”. Expected: an amount like -1234.56.'],
    [
      '<TRNAMT>-200.00',
      '<TRNAMT>-200.001',
      'Line 28: “-200.001”. Expected: at most 2 digits after the decimal point.',
    ],
    ['<TRNAMT>-200.00', '<TRNAMT>1,234', 'Line 28: “1,234”. Expected: an amount like -1234.56.'],
    [
      '<TRNAMT>-200.00',
      '<TRNAMT>90071992547409.92',
      'Line 28: “90071992547409.92”. Expected: an amount of at most 15 digits.',
    ],
    ['<TRNAMT>-200.00\n', '', 'Line 25: <STMTTRN> without <TRNAMT>. Expected: <TRNAMT>.'],
    ['<DTPOSTED>20260104\n', '', 'Line 25: <STMTTRN> without <DTPOSTED>. Expected: a date like 20260131.'],
    ['<DTPOSTED>20260104', '<DTPOSTED>20260230', 'Line 27: “20260230”. Expected: a date like 20260131.'],
    ['<DTPOSTED>20260104', '<DTPOSTED>0104', 'Line 27: “0104”. Expected: a date like 20260131.'],
    [
      '</STMTTRN>\n<STMTTRN>',
      '<STMTTRN>',
      'Line 32: <STMTTRN> inside of <STMTTRN>, which began on line 25. Expected: </STMTTRN> before it.',
    ],
    ['</OFX>', '', 'Line 44: the file ends inside of <OFX> of line 11. Expected: </OFX>.'],
    [
      '<SEVERITY>INFO</STATUS>\n<STMTRS>',
      '<SEVERITY>ERROR<MESSAGE>Try later</STATUS><STMTRS>',
      "Line 14: the bank's error “Try later”. Expected: a statement.",
    ],
    [
      '<OFX>',
      '<!DOCTYPE x [<!ENTITY a "b">]><XFO>',
      'Line 1: “OFXHEADER:100 DATA:OFXSGML VERSION:102 S…”. Expected: an OFX file, which has <OFX>.',
    ],
    [
      '<BANKTRANLIST>',
      '<BANKTRANLIST><!ENTITY a "b">',
      'Line 22: a declaration (“<!”). Expected: only OFX elements.',
    ],
  ])('“%s” as “%s” is refused', async (before, after, message) => {
    expect(ofxSgml).toContain(before);
    expect(await refusal(ofxSgml.replace(before, after))).toBe(message);
  });
});

describe('QIF', () => {
  test('accounts, dates of Quicken, splits, checks, and an opening balance', async () => {
    const { statements, warnings } = await read(qif);
    expect(statements).toMatchObject([
      { accountHint: 'Operating', opening: { on: '2025-12-31', amountMinor: 100_000 } },
    ]);
    expect(await brief(qif)).toEqual([
      [
        ['2026-01-05', -6750, 'Greenway', 'Landscape', '1001', null, null, 17],
        ['2026-01-25', 30_050, null, null, null, null, 'DEP', 28],
      ],
    ]);
    expect(warnings).toEqual([]);
  });

  test('dates that could be of two orders are told, and so are parts that do not come to the amount', async () => {
    const ambiguous = "!Type:Bank\nD1/5'26\nT1.00\n$2.00\n^\n";
    const { statements, warnings } = await read(ambiguous);
    expect(statements[0]?.lines[0]?.bookedOn).toBe('2026-01-05');
    expect(warnings.map(({ message }) => String(message))).toEqual([
      expect.stringContaining('The date format of this file is unclear'),
      expect.stringContaining('don’t add up to its amount'),
    ]);
    expect((await read('!Type:Bank\nD13.1.2026\nT-1.234,50\n^\n')).statements[0]?.lines[0]).toMatchObject({
      bookedOn: '2026-01-13',
      amountMinor: -123_450,
    });
  });

  test.each([
    ["D1/ 5'26", 'D1/5', 'Line 17: “1/5”. Expected: a date with day, month and year, like 1/31/2026.'],
    ["D1/25'26", "D25/1'26", "Line 28: “25/1'26”. Expected: a date in the same format as the ones before."],
    [
      "D1/25'26",
      "D2/30'26",
      "Line 28: “2/30'26”. Expected: a date with day, month and year, like 1/31/2026.",
    ],
    ["D1/25'26\n", '', 'Line 28: a transaction without a date. Expected: a line that starts with D.'],
    ['T300.50\n', '', 'Line 28: a transaction without an amount. Expected: a line that starts with T.'],
    ['T300.50', 'T$300.50', 'Line 29: “$300.50”. Expected: an amount like -1234.56.'],
    ['NDEP\n^\n', 'NDEP\n', 'Line 30: the file ends in the record of line 28. Expected: “^” at its end.'],
    [
      'NDEP',
      'what',
      'Line 30: “what”. Expected: a QIF field, which starts with a capital letter such as D, T or P.',
    ],
  ])('“%s” as “%s” is refused', async (before, after, message) => {
    expect(await refusal(qif.replace(before, after))).toBe(message);
  });
});

describe('CAMT', () => {
  test('entries as they were booked, batches as one, what is announced left out', async () => {
    const { statements, warnings } = await read(camt);
    expect(statements).toMatchObject([
      {
        accountHint: 'NL26VAYB8060476890',
        currency: 'EUR',
        from: '2026-01-01',
        until: '2026-01-31',
        opening: { on: '2026-01-01', amountMinor: 1815 },
        closing: { on: '2026-01-31', amountMinor: -300 },
      },
    ]);
    expect(await brief(camt)).toEqual([
      [
        ['2026-01-05', 885, 'Jana Novak', 'Dues 101', null, 'REF1', 'PMNT/RCDT/ESCT', 9],
        ['2026-01-07', -3000, null, '2: Roofers 10; Gardeners 20', null, null, null, 13],
      ],
    ]);
    expect(warnings.map(({ message }) => String(message))).toEqual(['1 pending entries are skipped.']);
  });

  test('balances that do not fit are told with both numbers, in the older versions and kinds too', async () => {
    const other = camt
      .replaceAll('BkToCstmrStmt', 'n:BkToCstmrAcctRpt')
      .replaceAll('Stmt>', 'Rpt>')
      .replace('Ccy="EUR">3.00', 'Ccy="EUR">4.00');
    const { statements, warnings } = await read(other);
    expect(statements).toHaveLength(1);
    expect(String(warnings.at(-1)?.message)).toBe(
      'The opening balance plus the lines is -€3.00, but the file’s closing balance is -€4.00. Lines may be missing or duplicated.',
    );
  });

  test.each([
    ['<Amt Ccy="EUR">8.85', '<Amt Ccy="EUR">8,85', /^Line 9: “8,85”. Expected: an amount like/],
    ['<Amt Ccy="EUR">8.85', '<Amt Ccy="USD">8.85', /^Line 9: an amount in USD. Expected: amounts in EUR/],
    ['CRDT</CdtDbtInd><Sts>', 'UP</CdtDbtInd><Sts>', /^Line 9: “UP”. Expected: CRDT or DBIT/],
    ['">8.85<', '">-8.85<', /^Line 9: “-8.85”. Expected: an amount without a sign/],
    ['<BookgDt><Dt>2026-01-07', '<BookgDt><Dt>2026-02-30', /^Line 13: “2026-02-30”/],
    ['<BookgDt><Dt>2026-01-07</Dt></BookgDt>', '', /^Line 13: an entry without a date/],
    ['</Stmt>', '', /^Line 18: broken XML/],
    ['<Document', '<!DOCTYPE x [<!ENTITY a "b">]><Document', /^Line 2: a DOCTYPE/],
    ['8.85</Amt>', '&a;</Amt>', /^Line 9: broken XML/],
    ['<GrpHdr>', `<GrpHdr>${'<a>'.repeat(100)}`, /^Line 3: elements more than 64 deep/],
  ])('“%s” as “%s” is refused', async (before, after, message) => {
    expect(camt).toContain(before);
    expect(await refusal(camt.replace(before, after))).toMatch(message);
  });
});

describe('MT940', () => {
  test('days of entry and value, reversals, references and details', async () => {
    const { statements, warnings } = await read(mt940);
    expect(statements).toMatchObject([
      {
        accountHint: 'NL81ASNB9999999999',
        currency: 'EUR',
        from: '2025-12-30',
        until: '2026-03-01',
        opening: { amountMinor: 100_000 },
        closing: { amountMinor: 103_450 },
      },
    ]);
    expect(await brief(mt940)).toEqual([
      [
        ['2025-12-31', -6500, 'Roofers GmbH', 'Roof repair', null, 'B1', 'NTRF', 6],
        ['2026-01-02', 10_050, 'JOHN DOE', 'Dues 12:30 unit 5', null, null, 'N102', 9],
        ['2026-01-03', -50, null, null, '1001', '0001001', 'NCHK', 12],
        ['2026-03-01', -50, null, 'fee of the bank', null, null, 'NCHG', 13],
      ],
    ]);
    expect(statements[0]?.lines[3]?.valueOn).toBe('2026-02-28');
    expect(warnings.map(({ place }) => place)).toEqual([13]);
  });

  test('an interim report, and banks with fields of their own', async () => {
    const interim =
      ':20:X\n:25:1\n:34F:PLN0\n:13D:1701191815+0100\n:61:1701190119CN0,01NTRFNONREF\n:NS:01Dues\n15Jana\n16 Novak\n:90C:1PLN0,01\n-\u0003\n';
    expect(await brief(interim)).toEqual([[['2017-01-19', 1, 'Jana Novak', 'Dues', null, null, 'NTRF', 5]]]);
  });

  test.each([
    ['D65,00', 'X65,00', /^Line 6: “2512311231X65,00NTRFNONREF\/\/B1”. Expected: a line like/],
    ['D65,00', 'D65,001', /^Line 6: “65,001”. Expected: at most 2 digits/],
    ['2512310102', '2512310230', /^Line 9: “0230”. Expected: an entry date/],
    ['260103    ', '260230    ', /^Line 12: “260230”. Expected: a date/],
    [':62F:C260301EUR1034,50\n', '', /^Line 15: the statement of line 2 has no end/],
    [':20:STARTUMS\n', '', /^Line 2: field 25 outside of a statement/],
  ])('“%s” as “%s” is refused', async (before, after, message) => {
    expect(await refusal(mt940.replace(before, after))).toMatch(message);
  });
});
