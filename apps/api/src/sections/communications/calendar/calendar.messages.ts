import es from './calendar.sentences.es.json';

/** What the calls of the calendar tell people, in Spanish by English. */
export const calendarSentences = es;
