export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion';
export { Badge, type BadgeProps } from './badge/badge';
export { Banner, type BannerProps, type BannerTone } from './banner/banner';
export { Button, type ButtonLook, type ButtonProps, type ButtonSize, type ButtonVariant } from './button/button';
export { CallBar, type CallBarProps } from './call-bar/call-bar';
export { Card, type CardProps } from './card/card';
export { CheckList, type CheckListProps } from './check-list/check-list';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { ChoiceCard, type ChoiceCardProps, ChoiceGroup, type ChoiceGroupProps } from './choice-card/choice-card';
export { Combobox, type ComboboxProps } from './combobox/combobox';
export {
  type BarSeries,
  ComparisonBar,
  type ComparisonBarProps,
  type ComparisonRow,
} from './comparison-bar/comparison-bar';
export { ComplianceSheet, type ComplianceSheetProps, type SheetWindow } from './compliance-sheet/compliance-sheet';
export { Container, type ContainerProps, Split, type SplitProps } from './container/container';
export { Countdown, type CountdownProps, countdownAnnouncement, formatCountdown } from './countdown/countdown';
export type { CalendarDate, CalendarMonth } from './date-picker/calendar';
export { DatePicker, type DatePickerProps, type DayState } from './date-picker/date-picker';
export { type DescriptionItem, DescriptionList, type DescriptionListProps } from './description-list/description-list';
export { DeskIcon, type DeskIconName, type DeskIconProps } from './desk-icon/desk-icon';
export { Dialog, type DialogProps } from './dialog/dialog';
export { DoorLabel, type DoorLabelProps, type DoorLabelWindow } from './door-label/door-label';
export { Drawer, type DrawerProps } from './drawer/drawer';
export type { Elements } from './elements';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { type FeatureAnchor, FeatureCard, type FeatureCardProps, FeatureRow } from './feature-card/feature-card';
export { enterText } from './field/enter-text';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './field/field';
export { Icon, type IconName, type IconProps } from './icon/icon';
export { LeanIcon, type LeanIconName, type LeanIconProps } from './icon/lean-icon';
export { IconButton, type IconButtonProps } from './icon-button/icon-button';
export { keepValues } from './keep-values/keep-values';
export { LinkButton, type LinkButtonAnchor, type LinkButtonProps } from './link-button/link-button';
export { LoadingLine } from './loading-line/loading-line';
export { LockedField, type LockedFieldProps } from './locked-field/locked-field';
export { Logo, LogoMark } from './logo/logo';
export { Menu, type MenuProps } from './menu/menu';
export { MenuCheck } from './menu/menu-check';
export {
  MenuAction,
  type MenuActionProps,
  type MenuAnchor,
  MenuLink,
  type MenuLinkProps,
} from './menu/menu-item';
export { formatMoney, Money, type MoneyProps } from './money/money';
export { NavBar, type NavBarProps, NavGroup, type NavGroupProps, NavItem } from './nav-bar/nav-bar';
export { Callout, Note, type NoteProps } from './note/note';
export { OfferCard, type OfferCardProps, OfferRow } from './offer-card/offer-card';
export {
  type FooterColumn,
  type FooterLine,
  PageFooter,
  type PageFooterProps,
} from './page-footer/page-footer';
export { Pagination, type PaginationProps, type PaginationWords } from './pagination/pagination';
export { PaneRamp, type PaneRampProps } from './pane-ramp/pane-ramp';
export { PaneStrip, type PaneStripProps, PaneSwatch, type Sample } from './pane-swatch/pane-swatch';
export { filmAlpha, type RampShade, rampShades, twiceFilmAlpha } from './panes/panes';
export { PassHeader, type PassHeaderProps } from './pass-header/pass-header';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field';
export { PhoneField, type PhoneFieldProps } from './phone-field/phone-field';
export { PolicyBar, type PolicyBarProps, type PolicyMoment } from './policy-bar/policy-bar';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar';
export { QrCode, type QrCodeProps } from './qr-code/qr-code';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group';
export { Rating, type RatingProps } from './rating/rating';
export { Receipt, type ReceiptLine, type ReceiptProps } from './receipt/receipt';
export { BeforeAfter, type BeforeAfterProps } from './scene/before-after';
export type { SceneProps } from './scene/scene';
export { FieldRow, type FieldRowProps, Section, type SectionProps } from './section/section';
export { type Option, Select, type SelectProps } from './select/select';
export { ShutPanes } from './shut-panes/shut-panes';
export {
  PageHeader,
  type PageHeaderProps,
  PhoneLink,
  SiteHeader,
  type SiteHeaderProps,
} from './site-header/site-header';
export { SiteMenu, SiteMenuGroup, type SiteMenuProps } from './site-menu/site-menu';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './skeleton/skeleton';
export {
  type SocialAnchor,
  type SocialIcon,
  type SocialLink,
  SocialLinks,
  type SocialLinksProps,
} from './social-links/social-links';
export { type StartGroup, type StartOption, StartPicker, type StartPickerProps } from './start-picker/start-picker';
export { Stat, StatGroup, type StatGroupProps, type StatProps } from './stat/stat';
export { type BadgeStatus, StatusBadge } from './status-badge/status-badge';
export { StepHeading, type StepHeadingProps } from './step-heading/step-heading';
export { StepRamp, type StepRampProps } from './step-ramp/step-ramp';
export {
  type SwatchFigure,
  type SwatchFigureColumn,
  type SwatchRow,
  SwatchTable,
  type SwatchTableProps,
} from './swatch-table/swatch-table';
export {
  nextSort,
  type SortableColumn,
  type SortRowsOptions,
  type SortValue,
  sortRows,
  type TableSort,
} from './table/sort-rows';
export { type PhonePlace, Table, type TableColumn, type TableProps } from './table/table';
export { tableRoles } from './table/table-roles';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs';
export { TextArea, type TextAreaProps } from './text-area/text-area';
export { TextField, type TextFieldProps } from './text-field/text-field';
export { dismissToast, type ToastContent, type ToastVariant, toast } from './toaster/toast-store';
export { Toaster } from './toaster/toaster';
export { ToggleCard, type ToggleCardProps, ToggleList } from './toggle-card/toggle-card';
export { Abbreviation, Tooltip, type TooltipProps, type TooltipTrigger } from './tooltip/tooltip';
export { TotalBar, type TotalBarProps } from './total-bar/total-bar';
export {
  VehicleFrame,
  type VehicleFrameProps,
  type VehicleKind,
  type VehiclePaint,
  type VehiclePane,
  type VehicleProps,
} from './vehicle/vehicle';
export { VehicleBay, type VehicleBayProps } from './vehicle-bay/vehicle-bay';
export { VehicleMini } from './vehicle-mini/vehicle-mini';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
