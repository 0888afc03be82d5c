import { rememberDocument } from '@tintforge/app-base/late/document-page';
import { rememberFailedStyles } from '@tintforge/app-base/late/failed-styles';
import { startFrame } from './frame/frame-script';
import { prefetchLinks } from './frame/prefetch-links';
import { followRanges } from './frame/ranges';
import { watchIslands } from './islands/watch-islands';

/**
 * All that a page to read runs by itself: its header and menus, the number to call, the next page ahead of time, and who
 * reaches for an island. The page reads, navigates and calls without it.
 */
rememberDocument(window);
rememberFailedStyles(document);
startFrame(window);
followRanges(document);
prefetchLinks(window);
watchIslands(document);
