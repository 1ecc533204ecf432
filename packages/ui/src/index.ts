export { AnchorButton } from './actions/anchor-button';
export { Button } from './actions/button';
export type { ButtonProps } from './actions/button';
export { IconButton } from './actions/icon-button';
export type { IconButtonProps } from './actions/icon-button';
export { shortcuts } from './actions/keys/shortcuts';
export type { ShortcutName } from './actions/keys/shortcuts';
export { useKeys } from './actions/keys/use-keys';
export { LinkButton, TextLink } from './actions/links';
export type { LinkButtonProps, TextLinkProps } from './actions/links';
export { Avatar } from './display/avatar';
export type { AvatarProps } from './display/avatar';
export { CardFrame, PermittedCard } from './display/cards/card-frame';
export type { CardFrameProps } from './display/cards/card-frame';
export { CardFigure, CardLine, CardList, CardNothing } from './display/cards/card-list';
export type { CardLineProps } from './display/cards/card-list';
export { Badge, badgeOf, StatusBadge } from './display/badge';
export type { Status, StatusBadgeProps } from './display/badge';
export { DayText, Missing, MomentText, Money } from './display/figures';
export type { MoneyProps } from './display/figures';
export { ShareList } from './display/cards/share-list';
export { Swatch } from './display/swatch';
export { NeedsYou } from './display/task/needs-you';
export type { NeedsYouProps } from './display/task/needs-you';
export { TaskList } from './display/task/task-list';
export { useTaskActions } from './display/task/use-task-actions';
export { Wordmark } from './display/wordmark';
export type { WordmarkProps } from './display/wordmark';
export { failureText } from './feedback/failure-text';
export { Meter, ProgressBar } from './feedback/progress-bar';
export { LoadingState, Skeleton } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { EmptyState, ErrorLine, ErrorState } from './feedback/states';
export type { EmptyStateProps, ErrorLineProps, ErrorStateProps } from './feedback/states';
export { Toaster } from './feedback/toast/toaster';
export { Tooltip } from './feedback/tooltip';
export type { TooltipProps } from './feedback/tooltip';
export { useFailureToast } from './feedback/use-failure-toast';
export { useUndo } from './feedback/use-undo';
export type { Undoable } from './feedback/use-undo';
export { Checkbox, Radio, Switch } from './forms/fields/choice';
export type { ChoiceProps } from './forms/fields/choice';
export { Field } from './forms/fields/field';
export type { FieldProps } from './forms/fields/field';
export { Input, PasswordInput, TextArea } from './forms/fields/input';
export type { InputProps } from './forms/fields/input';
export { NativeSelect } from './forms/fields/native-select';
export type { NativeSelectProps } from './forms/fields/native-select';
export { hasWords, isFound, searchKey } from './forms/fields/search/search-key.rules';
export { fileSize } from './forms/files/file.rules';
export { Icon, provideIcons } from './display/icon/icon';
export type { IconProps } from './display/icon/icon';
export { iconPaths } from './display/icon/icon-paths';
export type { IconName } from './display/icon/icon-paths';
export { Card, CardBody, CardHeader } from './layout/card';
export { Page } from './layout/page';
export type { PageProps } from './layout/page';
export { ActionButton } from './layout/page-actions';
export type { PageAction, PageActions } from './layout/page-actions';
export {
  Box,
  Center,
  Flex,
  Grid,
  GridItem,
  HStack,
  SimpleGrid,
  Stack,
  VStack,
  Wrap,
} from './layout/primitives';
export { useDragOrder } from './layout/use-drag-order';
export type { Grip } from './layout/use-drag-order';
export { isWindowNarrow, lacksRoomBeside, useIsNarrow, useLacksRoomBeside } from './layout/use-is-narrow';
export { Heading, Kbd, Separator, Text, VisuallyHidden } from './layout/text';
export { LineEndContext } from './details/pager/line-end';
export { useMotionFromFirstInput } from './theme/motion/motion';
export { useEntryAndExit } from './theme/motion/use-entry-and-exit';
export { leadToHeading } from './layout/lead-to-heading';
export { dayOfKey } from './layout/day-keys.rules';
export { useFocusKeeper, useKeptFocus } from './layout/use-kept-focus';
export { useReorder } from './theme/motion/use-reorder';
export { useBrand } from './theme/brand';
export type { Brand } from './theme/brand';
export { useColorMode } from './theme/colors/color-mode';
export { listColors } from './theme/colors/colors';
export type { ColorName } from './theme/colors/colors';
export { createStyleCache } from './theme/style-cache';
export { preparePageStyles, prepareTheme } from './theme/system';
export { fontWeights, shadows, typeScale } from './theme/tokens';
export { UiProvider } from './theme/ui-provider';
export type { UiProviderProps } from './theme/ui-provider';
