import { communityDeletionRoutes } from '@courtyard/contract';
import { implement, type Module } from '../../../http/implement';
import { askForDeletion, callOffDeletion, deletionOf } from './deletion.service';

/** Deleting the community after a waiting time. */
export const communityDeletionModule: Module = () => [
  implement(communityDeletionRoutes.getCommunityDeletion, async (call) => ({ data: await deletionOf(call) })),
  implement(communityDeletionRoutes.askForCommunityDeletion, async (call) => ({
    data: await askForDeletion(call, call.body),
  })),
  implement(communityDeletionRoutes.callOffCommunityDeletion, async (call) => ({
    data: await callOffDeletion(call),
  })),
];
