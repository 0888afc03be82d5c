import {
  ArrowDown,
  ArrowUp,
  Ban,
  Banknote,
  Bell,
  CalendarDays,
  Camera,
  Car,
  ChartColumn,
  ClipboardList,
  CloudLightning,
  Coffee,
  Download,
  Ellipsis,
  Flashlight,
  GripVertical,
  History,
  Inbox,
  List,
  ListFilter,
  LogOut,
  type LucideIcon,
  Merge,
  Navigation,
  Pencil,
  Play,
  Plus,
  RotateCcw,
  ScanLine,
  Search,
  Send,
  Settings,
  StickyNote,
  Trash2,
  Undo2,
  User,
  Users,
  UserX,
} from 'lucide-react';
import styles from '../icon/icon.module.css';

const icons = {
  'arrow-down': ArrowDown,
  'arrow-up': ArrowUp,
  ban: Ban,
  banknote: Banknote,
  bell: Bell,
  'calendar-days': CalendarDays,
  camera: Camera,
  car: Car,
  'chart-column': ChartColumn,
  'clipboard-list': ClipboardList,
  'cloud-lightning': CloudLightning,
  coffee: Coffee,
  download: Download,
  ellipsis: Ellipsis,
  flashlight: Flashlight,
  'grip-vertical': GripVertical,
  history: History,
  inbox: Inbox,
  list: List,
  'list-filter': ListFilter,
  'log-out': LogOut,
  merge: Merge,
  navigation: Navigation,
  pencil: Pencil,
  play: Play,
  plus: Plus,
  'rotate-ccw': RotateCcw,
  'scan-line': ScanLine,
  search: Search,
  send: Send,
  settings: Settings,
  'sticky-note': StickyNote,
  'trash-2': Trash2,
  'undo-2': Undo2,
  user: User,
  'user-x': UserX,
  users: Users,
} satisfies Record<string, LucideIcon>;

/** The staff icons. They are separate from `Icon`, so that no visitor downloads them. */
export type DeskIconName = keyof typeof icons;

/** Props of {@link DeskIcon}. */
export interface DeskIconProps {
  name: DeskIconName;
  /** 20 px, or 16 px next to small text. */
  size?: 'medium' | 'small' | undefined;
}

/** A staff icon, next to words. Always decorative: the words carry the meaning. */
export function DeskIcon({ name, size = 'medium' }: DeskIconProps) {
  const Drawing = icons[name];
  return <Drawing className={styles.root} data-size={size} aria-hidden="true" />;
}
