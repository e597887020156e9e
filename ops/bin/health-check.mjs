// For a container: whether the server in it answers. Whether it can serve, its balancer asks by /readyz.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).catch(() => null);
process.exit(answer?.ok === true ? 0 : 1);
