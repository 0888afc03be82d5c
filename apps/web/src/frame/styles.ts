// The styles that every document has. Linked by the document itself; nothing else imports them.
import '@tintforge/ui/styles.css';
import 'virtual:shop-tokens.css';
