import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', client: 'src/client/index.ts', 'staff-client': 'src/staff-client/index.ts' },
  format: 'esm',
  target: 'es2022',
  dts: { compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] } },
  clean: true,
});
