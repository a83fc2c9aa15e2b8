// A real OpenID Connect issuer for tests: node issuer-process.mjs <port> <client id> <client secret> <redirect uri>
// PUT /person sets who signs in from now on, e.g. {"sub": "1", "email": "a@b.c", "email_verified": true, "name": "A"};
// {"sub": ""} means someone who changes their mind. A cookie `person` with the same JSON sets it for one browser.
import { json } from 'node:stream/consumers';
import Provider from 'oidc-provider';

const [port, clientId, clientSecret, redirectUri] = process.argv.slice(2);
const people = new Map();
let person = { sub: '' };

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  conformIdTokenClaims: false,
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  pkce: { required: () => true },
  cookies: { keys: ['issuer-of-tests'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, sub) => ({ accountId: sub, claims: () => people.get(sub) }),
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

/** The person using this browser. */
function personAt({ cookies }) {
  const own = cookies.get('person', { signed: false });
  const someone = own ? JSON.parse(decodeURIComponent(own)) : person;
  people.set(someone.sub, someone);
  return someone;
}

provider.use(async (context, next) => {
  if (context.path === '/person') {
    person = await json(context.req);
    context.body = '';
  } else if (context.path.startsWith('/interaction/')) {
    const denied = { error: 'access_denied', error_description: 'They changed their mind.' };
    const { sub } = personAt(context);
    const result = sub === '' ? denied : { login: { accountId: sub } };
    await provider.interactionFinished(context.req, context.res, result);
    context.respond = false;
  } else {
    await next();
  }
});

provider.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
