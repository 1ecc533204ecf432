/** What letters are written on: in North America and where its paper is used, US Letter; elsewhere A4 (ISO 216). */
export type PaperSize = 'LETTER' | 'A4';

/** The countries of America that print on A4 all the same, by the time zones that lie in them. */
const onA4 =
  /^America\/(?:Argentina|Araguaina|Asuncion|Bahia|Belem|Boa_Vista|Buenos_Aires|Campo_Grande|Cayenne|Cuiaba|Eirunepe|Fortaleza|Guayaquil|Guyana|La_Paz|Lima|Maceio|Manaus|Montevideo|Noronha|Paramaribo|Porto_Velho|Recife|Rio_Branco|Santarem|Sao_Paulo)/;

/** The paper of a place, by its time zone (IANA). */
export const paperSizeOf = (timeZone: string): PaperSize =>
  (/^(?:America|US|Canada)\//.test(timeZone) && !onA4.test(timeZone)) ||
  timeZone === 'Pacific/Honolulu' ||
  timeZone === 'Asia/Manila'
    ? 'LETTER'
    : 'A4';
