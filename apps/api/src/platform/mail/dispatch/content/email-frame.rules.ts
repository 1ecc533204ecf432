import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { RichText } from '@courtyard/contract/fields/rich-text';
import { plainEmailOf } from '@courtyard/contract/fields/rich-text.rules';
import type { Language } from '@courtyard/contract/fields/labels';
import { textInHtml } from '../../../http/answer/html.rules';
import { column } from '../../email-message.rules';
import en from './email-frame.en.json';
import es from './email-frame.es.json';
import { emailHtml } from './email-html.rules';

/** What stands below every letter to many. */
const messages = defineMessages({ en, es });

export interface FramedEmail {
  community: string;
  subject: string;
  /** What people wrote, with fields. */
  body: RichText;
  /** Of the community, for links to its pages: `https://demo.example.com`. */
  origin: string;
  language: Language;
  /** Where the community gets post; a letter to many has to say it (CAN-SPAM, 16 CFR 316). */
  postalAddress: string | null;
  canUnsubscribe: boolean;
}

/**
 * A letter to many in both forms. Tables and inline styles are what Outlook draws; colours for the dark are in a style that
 * other programs read, and those that invert by themselves find `color-scheme` said.
 */
export function framedEmail(message: FramedEmail): { text: string; html: string } {
  const { community, subject, body, origin, language, postalAddress, canUnsubscribe } = message;
  const t = messagesIn(messages, language);
  const why = t('why', { community });
  const content = emailHtml(body, origin);
  const lines = (postalAddress ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const address = [community, ...lines];
  const plain = plainEmailOf(body, origin);
  const end = canUnsubscribe ? `${t('unsubscribe')}: {{unsubscribe}}` : t('required');
  const endHtml = canUnsubscribe
    ? `<a href="{{unsubscribe}}" class="cy-quiet" style="color:#5b6472;text-decoration:underline">${t('unsubscribe')}</a>`
    : t('required');
  return {
    text: `${plain}\n\n-- \n${address.join('\n')}\n\n${why}\n${end}\n`,
    html: `<!doctype html>
<html lang="${language}" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${textInHtml(subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>*{font-family:Segoe UI,Arial,sans-serif !important}</style><![endif]-->
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){.cy-page{background:#14181f !important}.cy-card{background:#1c222b !important;border-color:#2c3440 !important}.cy-text{color:#e8ebf0 !important}.cy-quiet{color:#a0a8b5 !important}.cy-link{color:#86b4ff !important}.cy-rule{border-color:#3a4453 !important}.cy-bar{background:#3a4453 !important}}[data-ogsc] .cy-text{color:#e8ebf0 !important}[data-ogsc] .cy-quiet{color:#a0a8b5 !important}[data-ogsc] .cy-link{color:#86b4ff !important}@media(max-width:620px){.cy-pad{padding:24px 20px !important}}</style></head>
<body class="cy-page" style="margin:0;padding:0;background:#f4f5f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="cy-page" style="background:#f4f5f7"><tr><td align="center" style="padding:24px 12px">
${column(
  600,
  `<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="cy-card" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #e3e6eb;border-radius:8px"><tr><td class="cy-pad cy-text" style="padding:32px;font-family:Poppins,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px;color:#1c2430">
<p class="cy-quiet" style="margin:0 0 20px;font-size:14px;font-weight:600;color:#5b6472">${textInHtml(community)}</p>
<h1 class="cy-text" style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:#1c2430">${textInHtml(subject)}</h1>
${content}
</td></tr></table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr><td class="cy-quiet" align="center" style="padding:16px 24px;font-family:Poppins,Segoe UI,Helvetica,Arial,sans-serif;font-size:12px;line-height:18px;color:#5b6472">
${address.map(textInHtml).join('<br>')}<br><br>${textInHtml(why)}<br>${endHtml}
</td></tr></table>`,
)}
</td></tr></table>
</body></html>
`,
  };
}
