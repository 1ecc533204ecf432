import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { packetLabels } from './packet.labels';
import en from './packet-history.en.json';
import es from './packet-history.es.json';

/** What board packets are called in their histories. */
export const packetVocabulary: HistoryVocabulary = historyFrom(en, es, {
  kinds: { packet: packetLabels.packet },
  records: { packet: packetLabels },
});
