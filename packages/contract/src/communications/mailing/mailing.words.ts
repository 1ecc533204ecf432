import { wordsFrom } from '../../wire/fields/words';
import mailingEn from './mailing.en.json';
import mailingEs from './mailing.es.json';
import deliveryEn from './delivery.en.json';
import deliveryEs from './delivery.es.json';
import templateEn from './template.en.json';
import templateEs from './template.es.json';
import mailBlockEn from './mail-block.en.json';
import mailBlockEs from './mail-block.es.json';

export const mailingWords = wordsFrom(mailingEn, mailingEs);

export const deliveryWords = wordsFrom(deliveryEn, deliveryEs);

export const templateWords = {
  ...wordsFrom(templateEn, templateEs),
  subject: mailingWords.subject,
  body: mailingWords.body,
  category: mailingWords.category,
  updatedAt: mailingWords.updatedAt,
};

export const mailBlockWords = wordsFrom(mailBlockEn, mailBlockEs, {
  mailBlock: {
    address: deliveryWords.address,
    name: deliveryWords.name,
    category: mailingWords.category,
    'category.news': mailingWords['category.news'],
    'category.events': mailingWords['category.events'],
    'category.money': mailingWords['category.money'],
    'category.notice': mailingWords['category.notice'],
  },
});
