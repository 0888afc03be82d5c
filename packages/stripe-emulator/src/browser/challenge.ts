import { type Appearance, applyAppearance, openStyledRoot } from './appearance';

/** Shows the bank's challenge, a dialog with Complete and Fail. Closing it otherwise counts as Fail. */
export function askChallenge(page: Document, appearance: Appearance): Promise<'complete' | 'fail'> {
  const host = page.createElement('div');
  page.body.append(host);
  const root = openStyledRoot(host);
  const dialog = page.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'challenge-title');
  const title = page.createElement('h2');
  title.id = 'challenge-title';
  title.textContent = 'Test authentication';
  const text = page.createElement('p');
  text.textContent = "This stands for the page of the customer's bank. Decide what the bank says.";
  const choices = page.createElement('div');
  choices.className = 'choices';
  dialog.append(title, text, choices);
  applyAppearance(dialog, appearance);
  root.replaceChildren(dialog);
  return new Promise((resolve) => {
    const finish = (answer: 'complete' | 'fail'): void => {
      dialog.close();
      host.remove();
      resolve(answer);
    };
    choices.append(
      createChoice(page, { text: 'Complete', choose: () => finish('complete') }),
      createChoice(page, { text: 'Fail', choose: () => finish('fail') }),
    );
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      finish('fail');
    });
    dialog.showModal();
  });
}

function createChoice(page: Document, { text, choose }: { text: string; choose: () => void }): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', choose);
  return button;
}
