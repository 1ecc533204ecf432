import type { Language } from '@courtyard/common';
import { accountArticles } from './account-articles';
import { administrationArticles } from './administration-articles';
import type { Article } from './article';
import { accountingArticles } from './sections/books/accounting-articles';
import { bankArticles } from './sections/books/bank-articles';
import { budgetArticles } from './sections/books/budget-articles';
import { expenseArticles } from './sections/books/expense-articles';
import { reportArticles } from './sections/books/report-articles';
import { statementArticles } from './sections/books/statement-articles';
import { chartArticles } from './sections/books/chart-articles';
import { mailingArticles } from './sections/communications/mailing-articles';
import { announcementArticles } from './sections/communications/announcement-articles';
import { meetingArticles } from './sections/communications/meeting-articles';
import { calendarArticles } from './sections/communications/calendar-articles';
import { pollArticles } from './sections/communications/poll-articles';
import { englishArticles } from './english-articles';
import { peopleArticles } from './sections/people-articles';
import { documentArticles } from './sections/document-articles';
import { requestArticles } from './sections/request-articles';
import { workOrderArticles } from './sections/work-order-articles';
import { propertyArticles } from './sections/property-articles';
import { rightsArticles } from './rights-articles';
import { spanishArticles } from './spanish-articles';

const bySubject = [
  accountArticles,
  peopleArticles,
  rightsArticles,
  propertyArticles,
  documentArticles,
  requestArticles,
  workOrderArticles,
  announcementArticles,
  meetingArticles,
  calendarArticles,
  mailingArticles,
  pollArticles,
  chartArticles,
  accountingArticles,
  statementArticles,
  reportArticles,
  bankArticles,
  budgetArticles,
  expenseArticles,
  administrationArticles,
];

/** The articles that ship with the product. */
export const articles: Record<Language, readonly Article[]> = {
  en: [...englishArticles, ...bySubject.flatMap(({ en }) => en)],
  es: [...spanishArticles, ...bySubject.flatMap(({ es }) => es)],
};
