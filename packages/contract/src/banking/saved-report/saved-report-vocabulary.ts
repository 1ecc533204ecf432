import type { HistoryVocabulary } from '../../wire/fields/history';
import { sharedWords } from '../../wire/fields/words';
import { savedReportWords } from './saved-report.words';

/** What saved reports are called in their histories. */
export const savedReportVocabulary: HistoryVocabulary = {
  actions: {
    'saved-report.create': { en: 'Report saved', es: 'Informe guardado' },
    'saved-report.update': { en: 'Report updated', es: 'Informe actualizado' },
    'saved-report.delete': { en: 'Report deleted', es: 'Informe eliminado' },
    'saved-report.schedule': { en: 'Schedule updated', es: 'Programación actualizada' },
    'saved-report.unschedule': { en: 'Schedule removed', es: 'Programación quitada' },
    'saved-report.send': { en: 'Report sent', es: 'Informe enviado' },
    'saved-report.fail': { en: 'Report not sent', es: 'Informe no enviado' },
  },
  kinds: { 'saved-report': savedReportWords.savedReport },
  things: {
    'saved-report': {
      ...savedReportWords,
      reason: sharedWords.reason,
      withheld: { en: 'Not sent to', es: 'No enviado a' },
    },
  },
};
