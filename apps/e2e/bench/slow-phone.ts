import type { Browser, BrowserContext, Page } from '@playwright/test';
import { screenEmulationMetrics, throttling, userAgents } from 'lighthouse/core/config/constants.js';

const { width, height, deviceScaleFactor } = screenEmulationMetrics.mobile;
const slow = throttling.mobileSlow4G;
const bytesPerSecond = (kilobitsPerSecond: number) => Math.floor((kilobitsPerSecond * 1024) / 8);

/** Lighthouse's phone and its network, here not computed but lived through: a first visit, nothing is cached. */
export async function openSlowPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    userAgent: userAgents.mobile,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpuSlowdownMultiplier });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.requestLatencyMs,
    downloadThroughput: bytesPerSecond(slow.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(slow.uploadThroughputKbps),
  });
  return { context, page };
}
