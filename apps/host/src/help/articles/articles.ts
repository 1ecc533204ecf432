import type { Language } from '@courtyard/common';
import type { Article } from './article';
import generalEn from './general.en.md';
import generalEs from './general.es.md';
import accountEn from './account.en.md';
import accountEs from './account.es.md';
import peopleEn from './sections/people.en.md';
import peopleEs from './sections/people.es.md';
import rightsEn from './rights.en.md';
import rightsEs from './rights.es.md';
import propertyEn from './sections/property.en.md';
import propertyEs from './sections/property.es.md';
import documentEn from './sections/document.en.md';
import documentEs from './sections/document.es.md';
import requestEn from './sections/request.en.md';
import requestEs from './sections/request.es.md';
import workOrderEn from './sections/work-order.en.md';
import workOrderEs from './sections/work-order.es.md';
import announcementEn from './sections/communications/announcement.en.md';
import announcementEs from './sections/communications/announcement.es.md';
import meetingEn from './sections/communications/meeting.en.md';
import meetingEs from './sections/communications/meeting.es.md';
import calendarEn from './sections/communications/calendar.en.md';
import calendarEs from './sections/communications/calendar.es.md';
import mailingEn from './sections/communications/mailing.en.md';
import mailingEs from './sections/communications/mailing.es.md';
import pollEn from './sections/communications/poll.en.md';
import pollEs from './sections/communications/poll.es.md';
import chartEn from './sections/books/chart.en.md';
import chartEs from './sections/books/chart.es.md';
import accountingEn from './sections/books/accounting.en.md';
import accountingEs from './sections/books/accounting.es.md';
import statementEn from './sections/books/statement.en.md';
import statementEs from './sections/books/statement.es.md';
import reportEn from './sections/books/report.en.md';
import reportEs from './sections/books/report.es.md';
import bankEn from './sections/books/bank.en.md';
import bankEs from './sections/books/bank.es.md';
import budgetEn from './sections/books/budget.en.md';
import budgetEs from './sections/books/budget.es.md';
import expenseEn from './sections/books/expense.en.md';
import expenseEs from './sections/books/expense.es.md';
import administrationEn from './administration.en.md';
import administrationEs from './administration.es.md';

/** The articles that ship with the product, by language: a Markdown file for each subject, in the order of the help. */
export const articles: Record<Language, readonly Article[]> = {
  en: [
    ...generalEn,
    ...accountEn,
    ...peopleEn,
    ...rightsEn,
    ...propertyEn,
    ...documentEn,
    ...requestEn,
    ...workOrderEn,
    ...announcementEn,
    ...meetingEn,
    ...calendarEn,
    ...mailingEn,
    ...pollEn,
    ...chartEn,
    ...accountingEn,
    ...statementEn,
    ...reportEn,
    ...bankEn,
    ...budgetEn,
    ...expenseEn,
    ...administrationEn,
  ],
  es: [
    ...generalEs,
    ...accountEs,
    ...peopleEs,
    ...rightsEs,
    ...propertyEs,
    ...documentEs,
    ...requestEs,
    ...workOrderEs,
    ...announcementEs,
    ...meetingEs,
    ...calendarEs,
    ...mailingEs,
    ...pollEs,
    ...chartEs,
    ...accountingEs,
    ...statementEs,
    ...reportEs,
    ...bankEs,
    ...budgetEs,
    ...expenseEs,
    ...administrationEs,
  ],
};
