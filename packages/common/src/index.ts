export { followOtherTabs, useAuth } from './auth/auth.store';
export type { AuthState } from './auth/auth.store';
export { Can, useCan, usePermissions } from './auth/permissions';
export { isRecord, readStored, writeStored } from './browser-storage';
export { currencyExponent, formatDay } from './formats/formats';
export { useFormats } from './formats/use-formats';
export type { Formats } from './formats/use-formats';
export { connectLiveEvents, onLiveEvent } from './live/live-events';
export type { LiveEvent } from './live/live-events';
export { useMenu } from './menu/menu.store';
export type { MenuState } from './menu/menu.store';
export { defineMessages, messagesIn, plural, useMessages } from './messages/messages';
export type { Messages, Translate } from './messages/messages';
export type { SectionRoutes, SectionSlots } from './section/section';
export { Slot, SlotProvider } from './section/slot';
export type { SlotProps, SlotSubject } from './section/slot';
export {
  borderRadii,
  colorModes,
  dateFormats,
  fontFamilies,
  languages,
  useUiConfig,
} from './settings/ui-config.store';
export type { ColorMode, Language, UiConfig } from './settings/ui-config.store';
export { toast, toastDurationMs, useToasts } from './toast/toast.store';
export type { Toast, ToastKind } from './toast/toast.store';
export { hasUnsavedChanges } from './unsaved-changes';
export { newActKey } from './wire/act-key';
export { ApiError } from './wire/api-error';
export { call, download, upload } from './wire/call';
export type { CallAnswer, CallOptions, RouteName } from './wire/call';
export { saveFile } from './wire/save-file';
export { loadClient } from './wire/send';
