import { labelsFrom } from '../../wire/fields/labels';
import mailingEn from './mailing.en.json';
import mailingEs from './mailing.es.json';
import deliveryEn from './delivery.en.json';
import deliveryEs from './delivery.es.json';
import templateEn from './template.en.json';
import templateEs from './template.es.json';
import mailBlockEn from './mail-block.en.json';
import mailBlockEs from './mail-block.es.json';

export const mailingLabels = labelsFrom(mailingEn, mailingEs);

export const deliveryLabels = labelsFrom(deliveryEn, deliveryEs);

export const templateLabels = {
  ...labelsFrom(templateEn, templateEs),
  subject: mailingLabels.subject,
  body: mailingLabels.body,
  category: mailingLabels.category,
  updatedAt: mailingLabels.updatedAt,
};

export const mailBlockLabels = labelsFrom(mailBlockEn, mailBlockEs, {
  mailBlock: {
    address: deliveryLabels.address,
    name: deliveryLabels.name,
    category: mailingLabels.category,
    'category.news': mailingLabels['category.news'],
    'category.events': mailingLabels['category.events'],
    'category.money': mailingLabels['category.money'],
    'category.notice': mailingLabels['category.notice'],
  },
});
