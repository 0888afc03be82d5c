import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { Note, Tabs } from '@tintforge/ui';
import { useSearchParams } from 'react-router-dom';
import { LoginForm } from './login-form';
import styles from './login-tabs.module.css';
import { RegisterForm } from './register-form';
import { accountWords } from './words';

const { agreement } = accountWords;

/** Login and Register in one place. `?tab=register` opens the second. */
export function LoginTabs() {
  const [parameters] = useSearchParams();
  return (
    <>
      <Tabs
        label={accountWords.tabs}
        isFilling
        defaultValue={parameters.get('tab') ?? undefined}
        tabs={[
          { id: 'login', label: accountWords.login.title, content: <LoginForm /> },
          { id: 'register', label: accountWords.register.title, content: <RegisterForm /> },
        ]}
      />
      <p className={styles.agreement}>
        {agreement.before}
        <a href={paths.terms}>{agreement.terms}</a>
        {agreement.between}
        <a href={paths.privacy}>{agreement.privacy}</a>
        {agreement.after}
      </p>
      <Note icon="mail-check" size="small">
        <span>{accountWords.guest.text}</span> <Link to={paths.findBooking}>{accountWords.guest.link}</Link>
      </Note>
    </>
  );
}
