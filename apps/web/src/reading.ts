import { rememberDocument } from '@tintforge/app-base/late/document-page';
import { rememberFailedStyles } from '@tintforge/app-base/late/failed-styles';
import { startFrame } from './frame/frame-script';
import { prefetchLinks } from './frame/prefetch-links';
import { followRanges } from './frame/ranges';
import { watchIslands } from './islands/watch-islands';

/**
 * All the script that a content page runs on its own: its header and menus, the phone number, prefetching of the next
 * page, and the watch for interest in an island. The page can be read, navigated and called from without it.
 */
rememberDocument(window);
rememberFailedStyles(document);
startFrame(window);
followRanges(document);
prefetchLinks(window);
watchIslands(document);
