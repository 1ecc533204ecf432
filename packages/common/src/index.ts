export { beginBulkJob, forgetBulkJob, useRunningBulkJobs } from './data/running-bulk-jobs.store';
export { followOtherTabs, useAuth } from './auth/auth.store';
export type { AuthState, Challenge } from './auth/auth.store';
export type { ViewAs } from './auth/view-as';
export { Can, PermissionProvider, useCan, usePermissions } from './auth/permissions';
export { isRecord, readStored, writeStored } from './settings/browser-storage';
export { useCommunity, useToday } from './community/use-community';
export { defineResource } from './data/define-resource';
export { useListTotals, useListValues } from './data/list-source';
export type { ListPage, ListPager, PagerPage } from './data/list-pager';
export type { ListSource } from './data/resource';
export { useChanges } from './data/use-changes';
export type { ChangesCall, HistoryEntry } from './data/use-changes';
export { refreshData, useLiveData } from './data/live-data';
export { startListsWith, startListWith, useStartingView } from './data/starting-views';
export { useCommand } from './data/use-command';
export type { Command } from './data/use-command';
export { useFormats } from './community/use-formats';
export type { Formats } from './community/use-formats';
export { connectLiveEvents, onLiveEvent } from './data/live-events';
export type { LiveEvent } from './data/live-events';
export { CardHearing, useCardSays } from './section/card-place';
export type { CardSays } from './section/card-place';
export { useMenu } from './section/menu.store';
export { usePageName } from './section/page-name.store';
export { usePagerStore } from './section/walked.store';
export type { MenuState } from './section/menu.store';
export { choicesOf, useMessages, useLabels } from './messages/messages';
export { defineMessages, messagesIn } from '@courtyard/contract/messages';
export type { Messages, Texts, Translate, TranslateOf } from '@courtyard/contract/messages';
export { lazyCard, lazyComponent, lazyPage, lazyTask, preloadPage } from './section/lazy';
export { forgetFailedCode } from './section/lazy-again';
export { lazyContent, lazyOverlay, lazyPiece, sayNotLoaded } from './section/lazy-piece';
export type { SectionRoutes, SectionSlots } from './section/section';
export { Slot, SlotProvider } from './section/slot';
export type { SlotProps, SlotSubject } from './section/slot';
export { TaskActionProvider, useTaskAction } from './section/task-action';
export { startTasks, useTasks, useTasksAgain } from './section/tasks';
export type { TaskSubject } from './section/tasks';
export {
  borderRadii,
  colorModes,
  drawIn,
  fontFamilies,
  languages,
  useUiConfig,
} from './settings/ui-config.store';
export type { ColorMode, Language, UiConfig } from './settings/ui-config.store';
export { toast, toastDurationMs, useToasts } from './toast/toast.store';
export type { Toast, ToastAction, ToastKind } from './toast/toast.store';
export { hasUnsavedChanges } from './router/unsaved-changes';
export { ApiError, errorFromResponse } from './wire/api-error';
export { baseAddress } from './wire/base-address';
export { call, download, saveExport, upload } from './wire/call';
export type { CallAnswer, CallData, CallOptions, CallQuery, RouteName } from './wire/call';
export { newIdempotencyKey } from './wire/idempotency-key';
export { askForProofBy } from './wire/proof';
export type { AskedProof } from './wire/proof';
export { csvText } from './wire/csv.rules';
export type { CsvCell } from './wire/csv.rules';
export { downloadFile, saveFile } from './wire/save-file';
export { loadClient } from './wire/send';
