import {
  ArrowLeft,
  ArrowRight,
  CalendarPlus,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  House,
  Info,
  Lock,
  type LucideIcon,
  Mail,
  MailCheck,
  MapPin,
  Phone,
  Printer,
  ShieldCheck,
  Star,
  TriangleAlert,
  X,
} from 'lucide-react';
import { Glyph } from './glyph';

const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'calendar-plus': CalendarPlus,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  clock: Clock,
  house: House,
  info: Info,
  lock: Lock,
  mail: Mail,
  'mail-check': MailCheck,
  'map-pin': MapPin,
  phone: Phone,
  printer: Printer,
  'shield-check': ShieldCheck,
  star: Star,
  'triangle-alert': TriangleAlert,
  x: X,
} satisfies Record<string, LucideIcon>;

/** The icons this system draws with; all from one set. */
export type IconName = keyof typeof icons;

/** What {@link Icon} takes. */
export interface IconProps {
  name: IconName;
  /** 20 px, or 16 px beside small text. */
  size?: 'medium' | 'small' | undefined;
}

/** An icon beside words. Always decorative: the words carry the meaning. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return <Glyph drawing={icons[name]} size={size} />;
}
