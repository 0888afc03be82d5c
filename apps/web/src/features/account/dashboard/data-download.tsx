import { api } from '@tintforge/app-base/api';
import { saveFile } from '@tintforge/app-base/save-file';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button } from '@tintforge/ui';
import { useState } from 'react';
import styles from './profile.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.data;

/** Downloads everything that we store about the user, as a file. */
export function DataDownload() {
  const [isFetching, setIsFetching] = useState(false);

  async function download() {
    setIsFetching(true);
    try {
      const data = await api('getMyData', {});
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), words.fileName);
    } catch {
      showToast({ title: words.failed.title, description: words.failed.text, variant: 'destructive' });
    }
    setIsFetching(false);
  }

  return (
    <div className={styles.stack}>
      <p className={styles.text}>{words.text}</p>
      <Button busyLabel={isFetching ? words.busy : undefined} onClick={() => void download()}>
        {words.download}
      </Button>
    </div>
  );
}
