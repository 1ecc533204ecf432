import { audienceRoutes } from '@courtyard/contract';
import { historyOf } from '../../audit/history.sql';
import { implement, type Module } from '../../http/implement';
import {
  countAudience,
  createSavedAudience,
  getSavedAudience,
  pageOfRecipients,
  removeSavedAudience,
  savedAudiences,
  updateSavedAudience,
} from './audience.service';
import { requireChooses, requireSeesNames } from './audience-rights';
import { audienceChoices } from './named-audience.sql';

/** Whom things are for: counted and named before anything is sent. */
export const audienceModule: Module = () => [
  implement(audienceRoutes.countAudience, async (call) => {
    await requireChooses(call, call.body);
    return { data: await countAudience(call, call.body) };
  }),
  implement(audienceRoutes.audienceRecipients, async (call) => {
    await requireChooses(call, call.body.audience);
    return pageOfRecipients(call, call.body);
  }),
  implement(audienceRoutes.audienceChoices, async (call) => {
    if (call.query.kind === 'person') requireSeesNames(call);
    return { data: await audienceChoices(call, call.query) };
  }),
  implement(audienceRoutes.listAudiences, async (call) => ({ data: await savedAudiences(call) })),
  implement(audienceRoutes.createAudience, async (call) => ({
    data: await createSavedAudience(call, call.body),
  })),
  implement(audienceRoutes.getAudience, async (call) => ({
    data: await getSavedAudience(call, call.params.audienceId),
  })),
  implement(audienceRoutes.updateAudience, async (call) => ({
    data: await updateSavedAudience(call, call.params.audienceId, call.body),
  })),
  implement(audienceRoutes.removeAudience, (call) => removeSavedAudience(call, call.params.audienceId)),
  implement(
    audienceRoutes.audienceHistory,
    historyOf('audience', (call) => getSavedAudience(call, call.params.audienceId)),
  ),
];
