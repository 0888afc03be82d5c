import { defineConfig, runnerImport } from 'vite';
import { shopFolder } from '../../shop.base';
import { shopTokens } from '../../vite.base';

/** Storybook's: stories are in the colors of the shop that SHOP names. */
export default defineConfig({ plugins: [shopTokens(shopFolder, runnerImport)] });
