import { vocabularyIn } from '../../wire/fields/history';
import { pollVocabulary } from './poll-vocabulary';

test.each(['en', 'es'] as const)('in %s what the history of an election tells of has a word', (language) => {
  const { field, value } = vocabularyIn(pollVocabulary, language);
  const told = ['candidate', 'nomination', 'statement', 'inspector', 'vote', 'proxy', 'suspended', 'elected'];
  for (const name of [...told, 'reason', 'day', 'rulesHash']) expect(field(name, 'poll')).not.toBe(name);
  expect(value('nomination', 'accepted', 'poll')).not.toBe('accepted');
});
