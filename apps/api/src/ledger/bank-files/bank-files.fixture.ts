import { BankFileError } from './bank-file';
import { readBankFile, type BankFileInput } from './read-bank-file';

/** Small files as banks write them, each of a kind that was found among real ones. Text, so that a test can break it. */

const ofxHead = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

`;

/** SGML: what has a text is not closed, and one element is empty. */
export const ofxSgml = `${ofxHead}<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS>
<DTSERVER>20260131120000[-5:EST]<LANGUAGE>ENG<INTU.BID>00002</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>
<STMTRS>
<CURDEF>USD
<BANKACCTFROM>
<BANKID>121099999
<ACCTID>999988
<ACCTTYPE>CHECKING
</BANKACCTFROM>
<BANKTRANLIST>
<DTSTART>20260101
<DTEND>20260131120000.000[-5:EST]
<STMTTRN>
<TRNTYPE>CHECK
<DTPOSTED>20260104
<TRNAMT>-200.00
<FITID>00002
<CHECKNUM>0000001000
<NAME>Greenway A &amp; Sons
</STMTTRN>
<STMTTRN>
<TRNTYPE>DEP
<DTPOSTED>20260105000000.000[-5:EST]
<TRNAMT>+300,5
<FITID>00003
<CHECKNUM>0
<MEMO>
<NAME>Deposit
</STMTTRN>
</BANKTRANLIST>
<LEDGERBAL><BALAMT>1100.50<DTASOF>20260131</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1>
</OFX>
`;

export const ofxXml = `<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX><!-- two statements -->
<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>JPY</CURDEF>
<BANKACCTFROM><ACCTID>1</ACCTID></BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>POS</TRNTYPE><DTPOSTED>20260824080000</DTPOSTED><TRNAMT>-80</TRNAMT>
<FITID>219378</FITID><NAME><![CDATA[Ñandú & Co <1>]]></NAME></STMTTRN></BANKTRANLIST>
</STMTRS></STMTTRNRS></BANKMSGSRSV1>
<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD</CURDEF>
<CCACCTFROM><ACCTID>2</ACCTID></CCACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>INT</TRNTYPE><DTPOSTED>20260811</DTPOSTED><TRNAMT>-23.00</TRNAMT></STMTTRN></BANKTRANLIST>
<LEDGERBAL><BALAMT> </BALAMT><DTASOF>20260831</DTASOF></LEDGERBAL>
</CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;

export const qif = `### written by a program ###
!Option:AutoSwitch
!Account
NOperating
TBank
^
!Clear:AutoSwitch
!Type:Cat
NBills
^
!Type:Bank
D12/31'25
T1,000.00
POpening Balance
L[Operating]
^
D1/ 5'26
T-67.50
CX
N1001
PGreenway
MLandscape
SBills
$-60.00
SOther
$-7.50
^
D1/25'26
T300.50
NDEP
^
`;

export const camt = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-01-31T18:43:50+00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id>
<FrToDt><FrDtTm>2026-01-01T00:00:00+01:00</FrDtTm><ToDtTm>2026-01-31T23:59:59+01:00</ToDtTm></FrToDt>
<Acct><Id><IBAN>NL26VAYB8060476890</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">18.15</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-01</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">3.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Dt><Dt>2026-01-31</Dt></Dt></Bal>
<Ntry><Amt Ccy="EUR">8.85</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><DtTm>2026-01-05T13:15:00+01:00</DtTm></BookgDt><ValDt><Dt>2026-01-06</Dt></ValDt><AcctSvcrRef>REF1</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Jana Novak</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>Dues 101</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">30</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-01-07</Dt></BookgDt>
<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>
<TxDtls><Amt Ccy="EUR">10</Amt><RltdPties><Cdtr><Nm>Roofers</Nm></Cdtr></RltdPties></TxDtls>
<TxDtls><Amt Ccy="EUR">20</Amt><RltdPties><Cdtr><Nm>Gardeners</Nm></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">5</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-01-08</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

/** In SWIFT's blocks: with and without day of entry, a reversal, a day of entry of the next year, 30 February, German and Dutch details. */
export const mt940 = `{1:F01BANKNL21XXXX0000000000}{2:O940BANKNL21XXXXN}{3:}{4:
:20:STARTUMS
:25:NL81ASNB9999999999
:28C:1/1
:60F:C251230EUR1000,00
:61:2512311231D65,00NTRFNONREF//B1
:86:105?00Basislastschrift?20EREF+123?21SVWZ+Roof re
?22pair?32Roofers Gm?33bH
:61:2512310102CR100,5N102EREF
:86:/EREF/1/NAME/JOHN DOE/REMI/Dues
 12:30 unit 5/ISDT/2026-01-02
:61:260103    RC0,50NCHK0001001
:61:2602300301D0,5NCHGNONREF
fee of the bank
:62F:C260301EUR1034,50
-}{5:}
`;

export const csv = `Account 999988;;;
Fecha;Concepto;Importe;Saldo
25/01/2026;"Cuota ""101"";
enero";1.300,50;2.233,00
05/01/2026;Jardinería;-67,50;932,50

Total;;;
`;

export const read = (text: string | Uint8Array, input: Partial<BankFileInput> = {}) =>
  readBankFile({
    bytes: typeof text === 'string' ? Buffer.from(text) : text,
    name: 'statement',
    currency: 'USD',
    ...input,
  });

/** What a file is refused with. */
export async function refusal(
  text: string | Uint8Array,
  input: Partial<BankFileInput> = {},
): Promise<string> {
  try {
    await read(text, input);
  } catch (error) {
    if (error instanceof BankFileError) return error.message;
    throw error;
  }
  return 'was read';
}

/** The lines of each statement, shortly. */
export const brief = async (text: string, input: Partial<BankFileInput> = {}) =>
  (await read(text, input)).statements.map(({ lines }) =>
    lines.map((line) => [
      line.bookedOn,
      line.amountMinor,
      line.payee,
      line.memo,
      line.checkNumber,
      line.bankId,
      line.code,
      line.place,
    ]),
  );
